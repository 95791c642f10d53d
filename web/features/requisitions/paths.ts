export const requestsPath = '/job-requests'
export const settingsPath = '/requisition-settings'
/** What has waited long. */
export const longPath = `${requestsPath}?long=1`
