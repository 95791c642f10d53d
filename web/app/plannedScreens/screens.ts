import type { PermissionKey } from '../../shared/session/permissions.generated.ts'
import type { Screen } from '../../shared/screen.ts'
import type texts from './en.ts'

type Row = readonly [path: string, title: keyof typeof texts, permission?: PermissionKey]

/** Every address of the product that no feature serves yet, with its title and the permission that it will require. */
const rows: readonly Row[] = [
  ['/notification-topics', 'notificationTopics', 'NotificationTopic:ListNotificationTopic'],
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
  ['/comment-approval', 'commentApproval', 'CommentApproval:ListCommentApproval'],
  ['/bank-transfer', 'bankTransfer', 'BankTransfer:ListBankTransfer'],
  ['/user-money-result', 'topUpResult'],
  ['/reports', 'reports', 'Reports:ViewReport'],
]

const load = () => import('../pages/PlannedPage.tsx')

/** The screens that are not built yet. Remove the row of a screen when you build it. */
export const plannedScreens: readonly Screen[] = rows.map(([path, title, permission]) => ({
  path,
  permission,
  title: `plannedScreens:${title}`,
  load,
}))
