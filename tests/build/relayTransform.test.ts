import { expect, test } from 'vitest'
import { transformRelayTags } from '../../web/relayTransform.ts'

test('a tag becomes an import of its artifact, and line numbers are preserved', () => {
  const code =
    "import { graphql } from 'react-relay/hooks'\nconst query = graphql`\n  query oneQuery { viewer { currentRole } }\n`\n"
  const transformed = transformRelayTags(code)
  expect(transformed).toContain("import __relay_oneQuery from './__generated__/oneQuery.graphql.ts';")
  expect(transformed).toContain('const query = __relay_oneQuery')
  expect(transformed?.split('\n')[0]).toContain('react-relay/hooks')
})

test('several tags in one file each get a separate import', () => {
  const transformed = transformRelayTags(
    'const a = graphql`fragment A_node on Node { id }`; const b = graphql`mutation BMutation { b }`',
  )
  expect(transformed).toContain("'./__generated__/A_node.graphql.ts'")
  expect(transformed).toContain('const b = __relay_BMutation')
})

test('a template whose name ends in graphql is not a tag', () => {
  const code = 'const url = `${origin}/graphql`, other = `query of something`'
  expect(transformRelayTags(code)).toBeNull()
})
