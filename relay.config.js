const config = {
  src: './web',
  schema: './schema.graphql',
  language: 'typescript',
  eagerEsModules: true,
  useImportTypeSyntax: true,
  noFutureProofEnums: true,
  requireCustomScalarTypes: true,
  customScalarTypes: {
    Date: 'string',
    DateTime: 'string',
    PartialDate: 'string',
    EmailAddress: 'string',
    URL: 'string',
    Permission: 'string',
    JSON: 'unknown',
  },
  // id (md5 of the text) → text; built, not committed. The file must exist before the compiler runs.
  persistConfig: { file: './dist/persisted.json', algorithm: 'MD5' },
  excludes: ['**/node_modules/**', '**/dist/**'],
}

export default config
export { config as 'module.exports' }
