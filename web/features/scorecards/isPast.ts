/** Whether a moment has passed; false if it is not a valid moment. */
export const isPast = (moment: string | null | undefined): moment is string =>
  typeof moment === 'string' && Date.parse(moment) < Date.now()
