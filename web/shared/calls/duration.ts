/** A time as minutes and seconds: 02:14; more than an hour has more minutes. */
export function minutesAndSeconds(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  return [Math.floor(whole / 60), whole % 60].map((part) => `${part}`.padStart(2, '0')).join(':')
}
