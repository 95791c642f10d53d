import type { PermissionKey } from '../../shared/session/permissions.generated.ts'
import type { Screen } from '../../shared/screen.ts'
import type texts from './en.ts'

type Row = readonly [path: string, title: keyof typeof texts, permission?: PermissionKey]

/** Every private address of the product that no feature answers yet, with its title and the key it will need. */
const rows: readonly Row[] = [
  ['/roles', 'roles', 'Role:ListRole'],
  ['/users', 'users', 'User:ListUser'],
  ['/notification-topics', 'notificationTopics', 'NotificationTopic:ListNotificationTopic'],
  ['/jobs', 'jobs', 'JobRequest:ListJobRequest'],
  ['/jobs/create', 'createJob', 'JobRequest:CreateJobRequest'],
  ['/jobs/:id', 'job', 'JobRequest:UpdateJobRequest'],
  ['/interview-settings', 'interviewSettings', 'InterviewSetting:ListInterviewSetting'],
  ['/interview-settings/form-editor/:formId?', 'formEditor', 'InterviewSetting:AddUpdateInterviewSetting'],
  ['/interview-settings/form-create', 'createForm', 'InterviewSetting:AddUpdateInterviewSetting'],
  ['/interview-settings/workflow-editor/:groupId?', 'workflowEditor', 'InterviewSetting:AddUpdateInterviewSetting'],
  ['/interview-settings/workflow/:workflowId?', 'workflow', 'InterviewSetting:ListInterviewSetting'],
  ['/referral', 'referral', 'Referral:ListReferral'],
  ['/user/payment', 'myPayment'],
  ['/product-manage', 'productManagement', 'Product:ListProduct'],
  ['/payment-result', 'paymentResult'],
  ['/product-services', 'productServices', 'ProductPurchase:Purchase'],
  ['/check-out', 'checkOut', 'ProductPurchase:Purchase'],
  ['/my-product', 'myProducts', 'ProductPurchase:ListMyOrder'],
  ['/my-product/order/:id', 'orderDetail', 'ProductPurchase:ReadOrder'],
  ['/manage-order', 'manageOrders', 'ManageOrder:ListManageOrder'],
  ['/manage-campaign', 'campaigns', 'Campaign:ListCampaign'],
  ['/manage-campaign/create', 'createCampaign', 'Campaign:ListCampaign'],
  ['/manage-campaign/:id', 'campaign', 'Campaign:ListCampaign'],
  ['/campaign-record', 'campaignRecords', 'CampaignRecord:ListCampaignRecord'],
  ['/referral-approval', 'referralApproval', 'ReferralApproval:ListReferralApproval'],
  ['/publish-job-approval', 'publishJobApproval', 'PublishJobApproval:ListPublishJobApproval'],
  ['/comment-approval', 'commentApproval', 'CommentApproval:ListCommentApproval'],
  ['/bank-transfer', 'bankTransfer', 'BankTransfer:ListBankTransfer'],
  ['/job-product', 'jobProduct', 'JobRequestProduct:ListJobRequestProduct'],
  ['/job-categories', 'jobCategories', 'CompanyJobCategory:ListCompanyJobCategory'],
  ['/user-money-result', 'topUpResult'],
  ['/reports', 'reports', 'Reports:ViewReport'],
  ['/feedback/:type/:token', 'feedback'],
]

const load = () => import('../pages/PlannedPage.tsx')
/** `/jobs/:id` and `/jobs/:jobId` are one address. */
const shapeOf = (path: string) => path.replace(/:\w+/g, ':')

/** The screens that are still to come: those of the table that are not among the built ones. */
export function plannedScreens(built: readonly Screen[]): Screen[] {
  const done = new Set(built.map(({ path }) => shapeOf(path)))
  return rows
    .filter(([path]) => !done.has(shapeOf(path)))
    .map(([path, title, permission]) => ({ path, permission, title: `plannedScreens:${title}`, load }))
}
