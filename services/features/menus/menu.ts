import type { PermissionKey } from '../../core/contract/permissionKeys.ts'
import type { Caller } from '../../core/http/routes.ts'
import type { CompanyModule } from '../../core/identity/roles/companyModules.ts'
import type { MenuItem } from './contract.ts'

export interface MenuEntry extends MenuItem {
  group: string | null
  /** Any one of these permissions shows the entry. If empty, everyone who is signed in sees it. */
  permissions: PermissionKey[]
}

const entry = (
  segment: string,
  name: string,
  icon: string,
  permissions: PermissionKey[] = [],
  group: string | null = null,
): MenuEntry => ({ url: `/${segment}`, name, languageKey: `menu.${segment}`, icon, group, permissions })

/**
 * The menu of the specification (000/2.3), in its order. Calls come after the candidates (D-55), approvals and requests
 * to approve after the jobs. The entry `interviews` has no route, so it is left out (decision D-17).
 */
export const menu: readonly MenuEntry[] = [
  entry('dashboards', 'Dashboards', 'layout-dashboard'),
  entry('reports', 'Reports', 'chart-column', ['Reports:ViewReport']),
  entry('candidates', 'Candidates', 'users-round', ['Candidate:ListCandidate']),
  entry('calls', 'Calls', 'phone', ['Phonenet:CallCandidate', 'Phonenet:GetURLRecording']),
  entry('cv-verification', 'CV Verification', 'circle-check', ['Candidate:CV-Verification'], 'CV Verification'),
  entry('collect-candidate', 'Greeting', 'hand', ['Candidate:CollectCandidate'], 'CV Verification'),
  entry('ruf', 'RUF', 'file-input', ['Ruf:ViewRuf'], 'CV Verification'),
  entry('dps-task', 'DPS task', 'list-checks', ['DPS:ListDPS'], 'DPS'),
  entry('jobs', 'Jobs', 'briefcase-business', ['JobRequest:ListJobRequest']),
  entry('approvals', 'Approvals', 'circle-check-big', [
    'JobRequest:ApproveSalaryOffer',
    'JobRequest:ApproveOfferLetter',
    'JobRequest:ReadJobRequest',
    'JobRequest:ListJobRequest',
  ]),
  entry('job-requests', 'Requests to approve', 'clipboard-clock', [
    'JobRequest:ReadJobRequest',
    'JobRequest:ListJobRequest',
  ]),
  entry('job-product', 'Job product', 'package', ['JobRequestProduct:ListJobRequestProduct'], 'Job service'),
  entry(
    'publish-job-approval',
    'Publish job approval',
    'stamp',
    ['PublishJobApproval:ListPublishJobApproval'],
    'Job service',
  ),
  entry('companies', 'Companies', 'building-complex', ['Company:ListCompany']),
  entry('manage-order', 'Manage order', 'clipboard-list', ['ManageOrder:ListManageOrder']),
  entry('product-services', 'Product services', 'shopping-bag', ['ProductPurchase:Purchase'], 'Purchase'),
  entry('my-product', 'My product', 'package-check', ['ProductPurchase:ListMyOrder'], 'Purchase'),
  entry('referral', 'Referral', 'handshake', ['Referral:ListReferral']),
  entry(
    'referral-approval',
    'Referral approval',
    'user-check',
    ['ReferralApproval:ListReferralApproval'],
    'Referral approval',
  ),
  entry(
    'comment-approval',
    'Comment approval',
    'message-square-check',
    ['CommentApproval:ListCommentApproval'],
    'Referral approval',
  ),
  entry('vendor-management', 'Vendor management', 'truck', ['Vendor:ListVendor'], 'Vendor'),
  entry('vendor-request', 'Vendor request', 'send', ['VendorRequest:ListVendorRequest'], 'Vendor'),
  entry('setting', 'Setting', 'settings'),
]

/** Returns the entries that the caller's current role shows. */
export const menuOf = ({ permissions: held }: Pick<Caller, 'permissions'>): MenuItem[] =>
  menu
    .filter(({ permissions }) => permissions.length === 0 || permissions.some((key) => held.has(key)))
    .map(({ url, name, languageKey, icon }) => ({ url, name, languageKey, icon }))

/** Returns the menu links of the modules that the company added. */
export const linksOf = (modules: readonly CompanyModule[]): MenuItem[] =>
  modules
    .filter(({ isOwn, isActive, link }) => isOwn && isActive && link !== '')
    .map(({ code, names, icon, link }) => ({ url: link, name: names.en, languageKey: `module.${code}`, icon, names }))
