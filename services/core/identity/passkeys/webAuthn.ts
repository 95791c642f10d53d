/**
 * Creates and verifies passkeys. Its certificate libraries are loaded on first use, because they take a tenth of the
 * start time.
 */
export const webAuthn = () => import('@simplewebauthn/server')
