import { UserAgent, Web, type Invitation, type URI } from 'sip.js'
import { waits, type Extension } from './phone.ts'

/**
 * The library's media handler, with a rollback that it lacks: for an offer that was refused, such as a hold that the
 * server does not allow.
 */
export class Media extends Web.SessionDescriptionHandler {
  async rollbackDescription(): Promise<void> {
    if (this.peerConnection?.signalingState === 'have-local-offer')
      await this.peerConnection.setLocalDescription({ type: 'rollback' })
    for (const transceiver of this.peerConnection?.getTransceivers() ?? []) transceiver.direction = 'sendrecv'
  }
}

/** Returns the SIP address of a number or an extension. Throws if it cannot be dialled. */
export function sipAddress(realm: string, user: string): URI {
  const uri = UserAgent.makeURI(`sip:${user}@${realm}`)
  if (!uri) throw new Error('The number or the realm cannot be dialled')
  return uri
}

interface AgentParts {
  /** Returns the microphone stream to send. */
  stream(): Promise<MediaStream>
  onConnect(): void
  onDisconnect(): void
}

/** Creates one call's own connection to the server, as an extension; it opens when it is started. */
export function makeAgent(
  { ext, password, server, realm, iceServers }: Extension,
  { stream, onConnect, onDisconnect }: AgentParts,
): UserAgent {
  return new UserAgent({
    uri: sipAddress(realm, ext),
    authorizationUsername: ext,
    authorizationPassword: password,
    transportOptions: { server, connectionTimeout: waits.connect / 1000, traceSip: false },
    // A call does not survive its socket. Logging is off, because it would write digests and numbers to the console.
    reconnectionAttempts: 0,
    logBuiltinEnabled: false,
    logConfiguration: false,
    sessionDescriptionHandlerFactory: (session) =>
      new Media(session.userAgent.getLogger('media'), stream, {
        iceGatheringTimeout: waits.gather,
        // Always set: the library's default is a public STUN server.
        peerConnectionConfiguration: { iceServers: [...iceServers] },
      }),
    delegate: {
      onInvite: (invitation: Invitation) => void invitation.reject({ statusCode: 486 }).catch(() => {}),
      onConnect,
      onDisconnect,
    },
  })
}
