/** Whether this browser can create passkeys from a server's JSON options. */
export const hasPasskeys = (): boolean =>
  typeof window.PublicKeyCredential === 'function' &&
  typeof window.PublicKeyCredential.parseCreationOptionsFromJSON === 'function'

/**
 * Lets the browser create a passkey. Resolves to it as JSON, or to null if the user has cancelled or the device already
 * has one.
 */
export async function makePasskey(options: string): Promise<string | null> {
  try {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
      JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON,
    )
    const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential | null
    return made && JSON.stringify(made.toJSON())
  } catch (error) {
    if (error instanceof DOMException) return null
    throw error
  }
}
