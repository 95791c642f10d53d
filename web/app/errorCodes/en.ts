/**
 * The error catalogue: texts of the codes that the services answer, and of the gateway's own codes where nothing better is
 * known. The namespace `errorCodes`; `{name}` stands for a value that came with the error.
 */
export default {
  '599': 'The record has been changed meanwhile. Load it again.',
  ADMINISTRATOR_KEYS: 'The role of the administrators keeps all of its permissions.',
  ADMINISTRATOR_ROLE: 'The role of the administrators cannot be deleted.',
  BAD_INPUT: 'The input was refused.',
  CONFLICT: 'The record has been changed meanwhile. Load it again.',
  IDENTITY_ELSEWHERE: 'The accounts are kept by the identity provider of the company.',
  INTERNAL: 'Something went wrong on our side. Try again in a moment.',
  JOB_CATEGORY_IN_USE: 'The category {name} cannot be deleted: {count} jobs belong to it.',
  LAST_ADMINISTRATOR: 'The company needs an active administrator.',
  LIMIT_EXCEEDED: 'Too much was asked for at once.',
  NO_EMAIL: 'The user has no e-mail address.',
  NOT_FOUND: 'This does not exist, or no longer, or you may not see it.',
  OWN_ACCOUNT: 'You cannot disable or delete your own account.',
  RATE_LIMITED: 'Too many requests. Wait a moment and try again.',
  REFUSED: 'The service refused.',
  ROLE_IN_USE: 'The role cannot be deleted: {count} users hold it.',
  ROLE_NOT_HELD: 'Can not switch role. Role has been deleted',
  TOO_LARGE: 'Too large: at most {maxBytes} bytes.',
  UPSTREAM_BAD_ANSWER: 'The service answered something unexpected. Try again in a moment.',
  UPSTREAM_TIMEOUT: 'The service did not answer in time. Try again in a moment.',
  UPSTREAM_UNAVAILABLE: 'The service is not available. Try again in a moment.',
  VERIFICATION_ROW_FAILED: 'A row whose import failed cannot be reviewed.',
}
