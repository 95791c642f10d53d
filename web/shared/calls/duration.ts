/** Returns a duration as minutes and seconds: 02:14; from an hour on, the minutes go beyond 59. */
export function minutesAndSeconds(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  return [Math.floor(whole / 60), whole % 60].map((part) => `${part}`.padStart(2, '0')).join(':')
}
