"""Four things that a program does with the product.

python3 journey.py candidates
python3 journey.py import candidates.csv "Careers site"
python3 journey.py inbound CHAT-1 "Phạm Thị Hà" "0912 345 678"
python3 journey.py changes 10
"""

import asyncio
import os
import sys

from gql import gql
from gql.transport.exceptions import TransportQueryError

from hireloom import http_client, socket_client, upload

# Variables are passed separately from the document, as in gql 3. gql 4 also accepts this form, or `variable_values` of
# the document.
CANDIDATES = gql("""
  query Candidates($after: String) {
    candidates(first: 100, after: $after, orderBy: { field: CREATED_AT, direction: ASC }) {
      pageInfo { hasNextPage endCursor }
      nodes { id databaseId name emails }
    }
  }
""")

FOLDERS = gql("""
  query Folders($name: String) {
    verificationFolders(first: 100, query: $name) {
      nodes { id databaseId name canImport }
    }
  }
""")

IMPORT_CHANGED = gql("""
  subscription ImportChanged($id: ID!) {
    verificationImportChanged(id: $id) {
      id status processedCount totalCount newCount existingCount failedCount
    }
  }
""")

SUBMIT = gql("""
  mutation Submit($input: SubmitInboundCandidatesInput!) {
    submitInboundCandidates(input: $input) {
      results { externalId inboundCandidateId isNew status remark }
    }
  }
""")

INBOUND_CHANGED = gql("""
  subscription InboundChanged {
    inboundCandidatesChanged { at candidateId }
  }
""")

INBOUND = gql("""
  query Inbound($id: ID!) {
    node(id: $id) {
      id
      ... on InboundCandidate { name status }
    }
  }
""")

LATEST_INBOUND = gql("""
  query LatestInbound {
    inboundCandidates(first: 100) {
      totalCount
      nodes { id name status }
    }
  }
""")


def candidates():
    """Walks through all candidates. Candidates that are added or deleted meanwhile shift nothing."""
    after, count = None, 0
    with http_client() as session:
        while True:
            # Without `get_execution_result` it returns only the data, without the points.
            answer = session.execute(CANDIDATES, variable_values={"after": after}, get_execution_result=True)
            page = answer.data["candidates"]
            count += len(page["nodes"])
            print(f"{count} candidates, {answer.extensions['cost']['available']} points left")
            if not page["pageInfo"]["hasNextPage"]:
                return
            after = page["pageInfo"]["endCursor"]


def import_csv(path, folder_name):
    """Uploads a CSV into a folder of CV verification, and watches the import until it ends."""
    with http_client() as session:
        nodes = session.execute(FOLDERS, variable_values={"name": folder_name})["verificationFolders"]["nodes"]
    folder = next((one for one in nodes if one["name"] == folder_name and one["canImport"]), None)
    if folder is None:
        raise SystemExit(f"There is no folder {folder_name} to import into")
    fields = {"title": os.path.basename(path), "verificationId": folder["databaseId"]}
    node_id = upload("verificationImportCreate", path, "text/csv", fields)["nodeId"]

    async def watch():
        async with socket_client() as session:
            async for data in session.subscribe(IMPORT_CHANGED, variable_values={"id": node_id}):
                now = data["verificationImportChanged"]
                print(f"{now['status']}: {now['processedCount']} of {now['totalCount']}")
                if now["status"] == "SUCCEEDED":
                    print(f"{now['newCount']} new, {now['existingCount']} known, {now['failedCount']} failed")

    asyncio.run(watch())


def inbound(external_id, name, phone=None):
    """Sends a candidate. Each candidate is accepted once per source and id."""
    candidate = {"externalId": external_id, "name": name, "phones": [phone] if phone else []}
    with http_client() as session:
        try:
            answer = session.execute(
                SUBMIT,
                variable_values={"input": {"source": "Examples", "candidates": [candidate]}},
                # If there is no answer, send the same again with the same key: it is done only once.
                extra_args={"headers": {"Idempotency-Key": os.urandom(16).hex()}},
            )
        except TransportQueryError as error:
            # The code is one of a closed list: BAD_INPUT, FORBIDDEN … The message is for people.
            raise SystemExit("\n".join(f"{one['extensions']['code']}: {one['message']}" for one in error.errors))
    for result in answer["submitInboundCandidates"]["results"]:
        known = "" if result["isNew"] else ", sent before"
        remark = f", {result['remark']}" if result["remark"] else ""
        print(f"{external_id}: {result['status']}{known}{remark}")


def changes(most=None):
    """Follows Inbound: new, approved and rejected candidates. Ends after the given number, or with its token."""

    async def watch():
        count = 0
        async with socket_client() as session:
            async for data in session.subscribe(INBOUND_CHANGED):
                print(await asyncio.to_thread(read, data["inboundCandidatesChanged"]["candidateId"]))
                count += 1
                if most is not None and count >= int(most):
                    return

    def read(candidate_id):
        with http_client() as session:
            # At the start, and if several have changed at once, there is no id: read the list.
            if candidate_id is None:
                return f"{session.execute(LATEST_INBOUND)['inboundCandidates']['totalCount']} in Inbound"
            node = session.execute(INBOUND, variable_values={"id": candidate_id})["node"]
            return f"{node['name']}: {node['status']}" if node else "One is gone"

    asyncio.run(watch())


COMMANDS = {"candidates": candidates, "import": import_csv, "inbound": inbound, "changes": changes}

if __name__ == "__main__":
    if len(sys.argv) < 2 or sys.argv[1] not in COMMANDS:
        raise SystemExit(__doc__)
    COMMANDS[sys.argv[1]](*sys.argv[2:])
