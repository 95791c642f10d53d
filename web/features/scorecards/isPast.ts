/** Whether a moment has passed; a moment that is none has not. */
export const isPast = (moment: string | null | undefined): moment is string =>
  typeof moment === 'string' && Date.parse(moment) < Date.now()
