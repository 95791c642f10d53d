export const requestsPath = '/job-requests'
export const settingsPath = '/requisition-settings'
/** The address of the requests that have waited long. */
export const longPath = `${requestsPath}?long=1`
