export interface Example {
  /** The name in the address: `/graphql?example=candidates`. */
  id: string
  title: string
  query: string
  /** The variables as JSON, as the editor shows them. */
  variables?: string
}

const json = (value: object) => JSON.stringify(value, null, 2)

/** The examples that the editor opens with, one tab each. */
export const examples: readonly Example[] = [
  {
    id: 'viewer',
    title: 'Who is signed in',
    query: `# Who sends this, in which company and role.
# Run it by the button beside it, or by Ctrl+Enter.
query Viewer {
  viewer {
    user { fullName userName email }
    company { name }
    currentRole
    roles
  }
}
`,
  },
  {
    id: 'candidates',
    title: 'Page through candidates',
    query: `# Reads the candidates a page at a time, newest first.
# Put endCursor into the variable after for the next.
query Candidates($after: String) {
  candidates(first: 10, after: $after, orderBy: { field: CREATED_AT, direction: DESC }) {
    totalCount
    pageInfo { hasNextPage endCursor }
    nodes { id name emails phones createdAt }
  }
}
`,
    variables: json({ after: null }),
  },
  {
    id: 'import',
    title: 'Watch an import',
    query: `# Watches an import of CV verification to its end.
# Run Imports first; put an id into the variable id.
subscription WatchImport($id: ID!) {
  verificationImportChanged(id: $id) {
    title
    status
    processedCount
    totalCount
    newCount
    existingCount
    failedCount
  }
}

query Imports {
  verificationFolders(first: 10) {
    nodes {
      name
      imports(first: 3) {
        nodes { id title status createdAt }
      }
    }
  }
}
`,
    variables: json({ id: '' }),
  },
  {
    id: 'inbound',
    title: 'Send a candidate to Inbound',
    query: `# Sends a person to Inbound, as another system would.
# Sent once more it changes nothing: isNew says so.
mutation SendCandidate($input: SubmitInboundCandidatesInput!) {
  submitInboundCandidates(input: $input) {
    results { externalId inboundCandidateId status isNew remark }
  }
}
`,
    variables: json({
      input: {
        source: 'GraphiQL',
        candidates: [
          {
            externalId: 'EXAMPLE-1',
            name: 'Phạm Thị Hà',
            phones: ['0912 345 678'],
            emails: ['ha.pham@example.com'],
            infoJson: '{"position":"Tester"}',
          },
        ],
      },
    }),
  },
  {
    id: 'changes',
    title: 'Follow changes',
    query: `# Tells of each change of a candidate, until stopped.
# Change one in another window, and it shows here.
subscription FollowCandidates {
  candidatesChanged { at candidateId }
}
`,
  },
]
