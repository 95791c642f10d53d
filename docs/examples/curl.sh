#!/bin/sh
# Signs in, asks who this program is, reads a page of candidates, and uploads a file. Needs curl and nothing else.
# HIRELOOM_URL=http://localhost:4000 CLIENT_ID=internal-tools CLIENT_SECRET=… sh docs/examples/curl.sh cv.pdf
set -eu
url=${HIRELOOM_URL:-http://localhost:4000}
file=$1

# An ordinary OAuth token by client credentials, for documents of our own. It lasts for `expires_in` seconds.
signed_in=$(
  curl --silent --show-error --fail-with-body "$url/idp/token" \
    --user "${CLIENT_ID:-internal-tools}:$CLIENT_SECRET" \
    --data grant_type=client_credentials --data-urlencode 'scope=api graphql:explore'
) || {
  echo "$signed_in" >&2
  exit 1
}
token=$(echo "$signed_in" | sed 's/.*"access_token":"\([^"]*\)".*/\1/')

# Sends a document and its variables; a text of JSON has no line breaks.
ask() {
  document=$(printf '%s' "$1" | tr '\n' ' ')
  curl --silent --show-error --fail-with-body "$url/graphql" \
    --header "Authorization: Bearer $token" --header 'Content-Type: application/json' \
    --data "{\"query\":\"$document\",\"variables\":$2}"
  echo
}

who='query Who {
  viewer {
    company { id name }
    user { id userName }
  }
}'
ask "$who" '{}'

# The page after this one: `after` is its endCursor. `extensions.cost` of the answer tells of points.
candidates='query Candidates($first: Int!, $after: String) {
  candidates(first: $first, after: $after) {
    totalCount
    pageInfo { hasNextPage endCursor }
    nodes { id databaseId name emails }
  }
}'
ask "$candidates" '{ "first": 2, "after": null }'

# Answers the path of the file, which a mutation takes: `cvPath` of submitInboundCandidates, for one. A key that is sent
# again uploads nothing twice.
curl --silent --show-error --fail-with-body "$url/upload/commonsUpload" \
  --header "Authorization: Bearer $token" --header "Idempotency-Key: $(date +%s)-$$" \
  --form "file=@$file"
echo
