/** The microphone and the speaker that the user chose for calls; stored in this browser. */
export interface ChosenDevices {
  microphone?: string
  speaker?: string
}

const storageKey = 'calls:devices:v1'

export function chosenDevices(): ChosenDevices {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}')
    const { microphone, speaker } = (stored ?? {}) as Record<string, unknown>
    return { ...(typeof microphone === 'string' && { microphone }), ...(typeof speaker === 'string' && { speaker }) }
  } catch {
    return {}
  }
}

export function chooseDevice(devices: ChosenDevices): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ ...chosenDevices(), ...devices }))
  } catch {
    // The choice applies to this call only.
  }
}
