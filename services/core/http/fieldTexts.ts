/** The only general wording of the rules of a field (000/5, decision D-124), for lengths and numbers alike. */
export const required = 'This field is required'
/** What is too long, too large or too much; `most` is still allowed. */
export const maximum = (most: number | string) => `Maximum length is ${most}`
/** What is too short, too small or too little; `least` is allowed. */
export const minimum = (least: number | string) => `Minimum length is ${least}`
