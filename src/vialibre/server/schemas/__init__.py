"""Types of the HTTP API's requests and responses. They are below the services, which return them."""
