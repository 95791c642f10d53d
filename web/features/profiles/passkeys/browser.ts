/** Whether this browser makes passkeys out of what a server says as JSON. */
export const hasPasskeys = (): boolean =>
  typeof window.PublicKeyCredential === 'function' &&
  typeof window.PublicKeyCredential.parseCreationOptionsFromJSON === 'function'

/** Lets the browser make a passkey; answers it as JSON, or null when the user has stopped it, or the device has one already. */
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
