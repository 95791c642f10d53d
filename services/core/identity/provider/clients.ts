import type { ClientMetadata } from 'oidc-provider'
import { gatewayClient, internalToolsClient, productName, type IdentitySettings } from './settings.ts'

/** Stands in the place of a secret that is kept as a hash: `isMachineSecret` knows it. */
const hashed = 'kept as a hash'

/** What the provider knows of a machine that signs in by a secret. */
export const machineMetadata = (id: string, secret = hashed): ClientMetadata => ({
  client_id: id,
  client_secret: secret,
  grant_types: ['client_credentials'],
  response_types: [],
  redirect_uris: [],
  token_endpoint_auth_method: 'client_secret_basic',
})

/** The web application and the machines that have a secret. oidc-provider compares secrets in constant time. */
export function clients(settings: IdentitySettings): ClientMetadata[] {
  const { publicUrl, clientId, gatewaySecret, internalToolsSecret } = settings
  const web: ClientMetadata = {
    client_id: clientId,
    client_name: productName(settings),
    application_type: 'web',
    grant_types: ['authorization_code'],
    response_types: ['code'],
    // GraphiQL at /graphql signs in as the same client: what its tokens may do is the account's, not the client's.
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
