import { UserAgent, Web, type Invitation, type URI } from 'sip.js'
import { waits, type Extension } from './phone.ts'

/** The library's media part, which has no way back from an offer that was refused: a hold that the server does not allow. */
export class Media extends Web.SessionDescriptionHandler {
  async rollbackDescription(): Promise<void> {
    if (this.peerConnection?.signalingState === 'have-local-offer')
      await this.peerConnection.setLocalDescription({ type: 'rollback' })
    for (const transceiver of this.peerConnection?.getTransceivers() ?? []) transceiver.direction = 'sendrecv'
  }
}

/** The SIP address of a number or an extension. */
export function sipAddress(realm: string, user: string): URI {
  const uri = UserAgent.makeURI(`sip:${user}@${realm}`)
  if (!uri) throw new Error('The number or the realm cannot be dialled')
  return uri
}

interface AgentParts {
  /** The microphone that is sent. */
  stream(): Promise<MediaStream>
  onConnect(): void
  onDisconnect(): void
}

/** One call's own connection to the server as an extension; it opens when it is started. */
export function makeAgent(
  { ext, password, server, realm, iceServers }: Extension,
  { stream, onConnect, onDisconnect }: AgentParts,
): UserAgent {
  return new UserAgent({
    uri: sipAddress(realm, ext),
    authorizationUsername: ext,
    authorizationPassword: password,
    transportOptions: { server, connectionTimeout: waits.connect / 1000, traceSip: false },
    // A call does not outlive its socket; nor does its log leave digests and numbers in the console.
    reconnectionAttempts: 0,
    logBuiltinEnabled: false,
    logConfiguration: false,
    sessionDescriptionHandlerFactory: (session) =>
      new Media(session.userAgent.getLogger('media'), stream, {
        iceGatheringTimeout: waits.gather,
        // Always given: the library's default is a public STUN server.
        peerConnectionConfiguration: { iceServers: [...iceServers] },
      }),
    delegate: {
      onInvite: (invitation: Invitation) => void invitation.reject({ statusCode: 486 }).catch(() => {}),
      onConnect,
      onDisconnect,
    },
  })
}
