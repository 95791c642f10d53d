/** Makes and verifies passkeys. Its libraries for certificates come when the first is asked for: they take a tenth of a start. */
export const webAuthn = () => import('@simplewebauthn/server')
