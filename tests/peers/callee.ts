import { Registerer, RegistererState, SessionState, UserAgent, type Invitation, type Web } from 'sip.js'

interface Line {
  server: string
  ext: string
  password: string
  realm: string
}

const sound = new Audio()
let session: Invitation | undefined
const media = () => session?.sessionDescriptionHandler as Web.SessionDescriptionHandler | undefined

/** A telephone in a separate page, which answers every call. */
const callee = {
  /** Resolves when it can be called. */
  async register({ server, ext, password, realm }: Line): Promise<void> {
    const agent = new UserAgent({
      uri: UserAgent.makeURI(`sip:${ext}@${realm}`)!,
      authorizationUsername: ext,
      authorizationPassword: password,
      transportOptions: { server, traceSip: false },
      logBuiltinEnabled: false,
      sessionDescriptionHandlerFactoryOptions: { peerConnectionConfiguration: { iceServers: [] } },
      delegate: {
        onInvite(invitation) {
          session = invitation
          invitation.stateChange.addListener((state) => {
            if (state !== SessionState.Established) return
            sound.srcObject = media()!.remoteMediaStream
            void sound.play()
          })
          void invitation.accept({ sessionDescriptionHandlerOptions: { constraints: { audio: true, video: false } } })
        },
      },
    })
    await agent.start()
    const registerer = new Registerer(agent)
    const isThere = new Promise<void>((resolve) =>
      registerer.stateChange.addListener((state) => state === RegistererState.Registered && resolve()),
    )
    await registerer.register()
    await isThere
  },
  state: () => session?.state,
  hangUp: () => session!.bye().then(() => {}),
  /** Returns what it has heard. */
  async heard() {
    const figures = { packets: 0, energy: 0 }
    for (const entry of (await media()?.peerConnection?.getStats())?.values() ?? []) {
      if (entry.type !== 'inbound-rtp') continue
      figures.packets += entry.packetsReceived as number
      figures.energy += entry.totalAudioEnergy as number
    }
    return figures
  },
}
export type Callee = typeof callee

Object.assign(window, { callee })
