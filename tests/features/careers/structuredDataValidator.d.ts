/** The part of @adobe/structured-data-validator that the tests use; the package has no types. */
declare module '@adobe/structured-data-validator' {
  export interface Issue {
    issueMessage: string
    severity: 'ERROR' | 'WARNING'
  }
  export default class Validator {
    validate(found: { jsonld: Record<string, object[]>; errors: unknown[] }): Promise<Issue[]>
  }
}
