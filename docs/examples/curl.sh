#!/bin/sh
# Signs in, queries the identity of this program, reads a page of candidates, and uploads a file. Needs only curl.
# HIRELOOM_URL=http://localhost:4000 CLIENT_ID=internal-tools CLIENT_SECRET=… sh docs/examples/curl.sh cv.pdf
set -eu
url=${HIRELOOM_URL:-http://localhost:4000}
file=$1

# An ordinary OAuth client-credentials token, which allows our own documents. It is valid for `expires_in` seconds.
signed_in=$(
  curl --silent --show-error --fail-with-body "$url/idp/token" \
    --user "${CLIENT_ID:-internal-tools}:$CLIENT_SECRET" \
    --data grant_type=client_credentials --data-urlencode 'scope=api graphql:explore'
) || {
  echo "$signed_in" >&2
  exit 1
}
token=$(echo "$signed_in" | sed 's/.*"access_token":"\([^"]*\)".*/\1/')

# Sends a document and its variables. Line breaks are replaced, because a JSON string cannot contain them.
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

# For the next page, pass endCursor as `after`. `extensions.cost` of the answer reports the points.
candidates='query Candidates($first: Int!, $after: String) {
  candidates(first: $first, after: $after) {
    totalCount
    pageInfo { hasNextPage endCursor }
    nodes { id databaseId name emails }
  }
}'
ask "$candidates" '{ "first": 2, "after": null }'

# Returns the path of the file for a mutation, for example as `cvPath` of submitInboundCandidates. If the request is repeated
# with the same key, the file is not uploaded twice.
curl --silent --show-error --fail-with-body "$url/upload/commonsUpload" \
  --header "Authorization: Bearer $token" --header "Idempotency-Key: $(date +%s)-$$" \
  --form "file=@$file"
echo
