import { uuid } from './records.ts'

/** Addresses by the path of their screen; without a query those that begin with nothing chosen. */
export const screenAddresses: Record<string, readonly string[]> = {
  '/calls': [
    '/calls',
    '/calls?result=MISSED&range=this-month&page=2',
    '/calls?from=2026-01-02&callers=lan,anh&size=50',
  ],
  '/candidates/view/:id': [`/candidates/view/${uuid(1)}`, `/candidates/view/${uuid(1)}?tab=notes`],
  '/interview-view-cv/:idKey': [`/interview-view-cv/${uuid(1)}`],
  '/candidates/create': ['/candidates/create'],
  '/candidates/:id': [`/candidates/${uuid(1)}`],
  '/candidates': [
    '/candidates',
    '/candidates?q=%20anh%20&followed=1&sort=name&page=3&size=50',
    `/candidates?f=label.in.${uuid(1)}`,
  ],
  '/candidates/talent-management/view/:id': [`/candidates/talent-management/view/${uuid(1)}`],
  '/collect-candidate': [
    '/collect-candidate',
    '/collect-candidate?keyword=anh&range=this-week&page=2',
    `/collect-candidate?channels=${uuid(1)}`,
  ],
  '/dashboards': ['/dashboards'],
  '/dps-task': ['/dps-task', `/dps-task?type=${uuid(1)}&typeSearch=%20a&q=b&job=${uuid(2)}&page=2&size=20`],
  '/jobs': ['/jobs', '/jobs?q=%20anh&status=OPEN,CLOSED&sort=-title&page=2&size=20', `/jobs?job=${uuid(1)}`],
  '/jobs/create': ['/jobs/create', `/jobs/create?copy=${uuid(1)}`],
  '/jobs/:id': [`/jobs/${uuid(1)}`],
  '/job-requests': ['/job-requests', '/job-requests?q=%20anh&long=1&page=2&size=50', `/job-requests?job=${uuid(1)}`],
  '/requisition-settings': ['/requisition-settings'],
  '/publish-job-approval': ['/publish-job-approval', `/publish-job-approval?status=ALL&q=anh&page=2`],
  '/jobs/interview/:id': [
    `/jobs/interview/${uuid(1)}`,
    `/jobs/interview/${uuid(1)}?keyword=%20anh&stage=${uuid(2)},${uuid(3)}&owner=lan&days=7&rejected=with`,
    `/jobs/interview/${uuid(1)}?show=table&rejected=only&sort=name&page=2`,
  ],
  '/interview-settings': [
    '/interview-settings',
    '/interview-settings?name=anh&page=2',
    '/interview-settings?tab=workflowTab&workflowSize=20',
    '/interview-settings#workflowTab',
  ],
  '/interview-settings/form-editor/:formId?': [`/interview-settings/form-editor/${uuid(1)}`],
  '/interview-settings/form-create': ['/interview-settings/form-create'],
  '/feedback/:type/:token': [`/feedback/feedback/${uuid(1)}`, '/feedback/offer-letter/abc'],
  '/job-categories': ['/job-categories', '/job-categories?page=2&size=50'],
  '/job-product': ['/job-product', `/job-product?type=${uuid(1)}&page=2`],
  '/ruf': [
    '/ruf',
    '/ruf?keyword=%20a&status=OPEN,DONE&sort=-name&page=2&size=30',
    '/ruf?status=unknown&size=7&page=-1',
  ],
  '/cv-verification': [
    '/cv-verification',
    '/cv-verification?folderSearch=%20a',
    `/cv-verification?folder=${uuid(1)}&keyword=a&page=2`,
    `/cv-verification?folder=${uuid(1)}&import=${uuid(2)}`,
  ],
  '/interview-settings/workflow/:workflowId?': [
    '/interview-settings/workflow',
    `/interview-settings/workflow/${uuid(1)}`,
  ],
  '/interview-settings/workflow-editor/:groupId?': [`/interview-settings/workflow-editor/${uuid(1)}`],
  '/setting': ['/setting#job-categories', '/setting#interview-settings#workflowTab'],
}
