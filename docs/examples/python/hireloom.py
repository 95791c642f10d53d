"""Helpers for the journey: the address of the product, a token of this program, and clients that send it."""

import os
import time

import requests
from gql import Client
from gql.transport.requests import RequestsHTTPTransport
from gql.transport.websockets import WebsocketsTransport
from requests.auth import AuthBase

URL = os.environ.get("HIRELOOM_URL", "http://localhost:4000")
CLIENT_ID = os.environ.get("CLIENT_ID", "internal-tools")
CLIENT_SECRET = os.environ.get("CLIENT_SECRET", "")


class SignedIn(AuthBase):
    """Sends a token for `api graphql:explore`, for our own documents. Renews it a minute before it expires."""

    def __init__(self):
        self.token = ""
        self.renew_at = 0.0

    def current(self):
        if time.monotonic() >= self.renew_at:
            answer = requests.post(
                f"{URL}/idp/token",
                auth=(CLIENT_ID, CLIENT_SECRET),
                data={"grant_type": "client_credentials", "scope": "api graphql:explore"},
                timeout=30,
            )
            answer.raise_for_status()
            body = answer.json()
            self.token = body["access_token"]
            self.renew_at = time.monotonic() + body["expires_in"] - 60
        return self.token

    def __call__(self, request):
        request.headers["Authorization"] = f"Bearer {self.current()}"
        return request


signed_in = SignedIn()


def http_client():
    """Queries and mutations. If there are too few points (429), it waits for Retry-After and sends them again."""
    return Client(
        transport=RequestsHTTPTransport(
            url=f"{URL}/graphql",
            auth=signed_in,
            retries=5,
            retry_status_forcelist=(429,),
            timeout=30,
        )
    )


def socket_client():
    """Subscriptions over the protocol graphql-transport-ws. The token is sent in the first message."""
    return Client(
        transport=WebsocketsTransport(
            url=f"{URL.replace('http', 'ws', 1)}/graphql",
            init_payload={"accessToken": signed_in.current()},
        )
    )


def upload(operation, path, content_type, fields):
    """Uploads a file with the fields of a form, and returns the answer of the product."""
    with open(path, "rb") as file:
        answer = requests.post(
            f"{URL}/upload/{operation}",
            auth=signed_in,
            # If the request is repeated with the same key, the file is not imported twice.
            headers={"Idempotency-Key": os.urandom(16).hex()},
            data=fields,
            files={"file": (os.path.basename(path), file, content_type)},
            timeout=60,
        )
    answer.raise_for_status()
    return answer.json()
