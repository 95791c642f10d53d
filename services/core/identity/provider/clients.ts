import type { ClientMetadata } from 'oidc-provider'
import { gatewayClient, internalToolsClient, productName, type IdentitySettings } from './settings.ts'

/** Placeholder for a secret that is only stored as a hash, which `isMachineSecret` checks. */
const hashed = 'kept as a hash'

/** Returns the provider's metadata of a machine that signs in with a secret. */
export const machineMetadata = (id: string, secret = hashed): ClientMetadata => ({
  client_id: id,
  client_secret: secret,
  grant_types: ['client_credentials'],
  response_types: [],
  redirect_uris: [],
  token_endpoint_auth_method: 'client_secret_basic',
})

/** Returns the web application and the machines with a secret. oidc-provider compares secrets in constant time. */
export function clients(settings: IdentitySettings): ClientMetadata[] {
  const { publicUrl, clientId, gatewaySecret, internalToolsSecret } = settings
  const web: ClientMetadata = {
    client_id: clientId,
    client_name: productName(settings),
    application_type: 'web',
    grant_types: ['authorization_code'],
    response_types: ['code'],
    // GraphiQL at /graphql signs in as the same client: the account determines what the tokens may do, not the client.
    redirect_uris: [`${publicUrl}/login/callback`, `${publicUrl}/login/silent-renew`, `${publicUrl}/graphql`],
    post_logout_redirect_uris: [`${publicUrl}/logout/callback`, `${publicUrl}/graphql`],
    token_endpoint_auth_method: 'none',
  }
  return [
    web,
    ...(gatewaySecret ? [machineMetadata(gatewayClient, gatewaySecret)] : []),
    ...(internalToolsSecret ? [machineMetadata(internalToolsClient, internalToolsSecret)] : []),
  ]
}
