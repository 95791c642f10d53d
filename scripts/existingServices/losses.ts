import type { Operation } from '../../services/core/contract/operation.ts'
import { administrationLosses } from './administrationLosses.ts'
import type { Loss } from './loss.ts'

/** Every operation that is not in the specification, and those of the specification that the product can do without. */
export const losses: readonly Loss[] = [
  ...administrationLosses,
  {
    operations: ['eventStream'],
    cost: "what users watch is polled every 5 s, once per gateway, with a viewer's token; the folder menu only follows the user's own changes",
  },
  {
    operations: ['costBudgetDraw'],
    cost: 'each gateway counts points on its own: with three gateways, a program has up to three times as many',
  },
  {
    operations: ['candidateByIds', 'candidateDetailByIds'],
    instead: ['candidateGet'],
    cost: 'candidates are read one at a time, eight in parallel: lists with many candidates are slower',
  },
  {
    operations: ['candidateDuplicates', 'candidateMerge', 'candidateMergeUndo'],
    cost: "the candidate form warns of no duplicates, and a candidate's page cannot merge them",
  },
  {
    operations: ['candidateDelete', 'candidateRestore', 'candidateSetLabels'],
    cost: 'these actions on the candidate list and page return an error',
  },
  {
    operations: ['candidateNoteList', 'candidateNoteDelete'],
    cost: "a candidate's page shows no notes; new ones are still added",
  },
  {
    operations: ['candidateEmail*', 'emailOptOut*'],
    cost: "the messages tab of a candidate's page shows an error, and nobody can write to candidates",
  },
  {
    operations: ['candidateFiles', 'candidateFileDelete'],
    cost: "the files tab of a candidate's page shows an error, and the CV tab shows no uploaded CV",
  },
  { operations: ['rejectReasonTemplates'], cost: 'a reject reason suggests no e-mail' },
  {
    operations: ['candidateCvMatches'],
    cost: 'a list that is filtered by CV text does not show where the text was found',
  },
  {
    operations: ['candidateCvNews', 'candidateCvNewsSeen'],
    cost: 'nothing is suggested from CVs that an improved reader has read again',
  },
  { operations: ['candidateCvQueue'], cost: 'no nationalities are suggested' },
  { operations: ['candidateInterviewCvFile'], cost: "the page of an interview's CV shows no document" },
  {
    operations: ['jobDetailsByIds'],
    instead: ['jobGet'],
    cost: 'nothing that users see: no page shows more than one job in full',
  },
  {
    operations: ['jobStatusChange', 'jobArchive', 'jobEventList'],
    cost: 'jobs cannot be put on hold, closed, filled or archived here, and show no history; creating, changing and publishing them works',
  },
  {
    operations: ['requisition*', 'departmentApproversSet'],
    cost: 'new jobs need no approval here: the list of requests and its settings show an error, and jobs show no approval',
  },
  {
    operations: [
      'feedbackDraftSave',
      'feedbackAmend',
      'feedbackCv*',
      'feedbackAsk',
      'feedbackCancel',
      'feedbackRequest*',
      'feedbackAnswerByIds',
      'feedbackFormByIds',
      'feedbackJob*',
    ],
    cost: 'feedback is given by its link, without drafts, amendments or the CV; nobody can request or read it here',
  },
  { operations: ['jobsOfCandidates'], cost: "the jobs tab of a candidate's page shows an error" },
  {
    operations: ['talentByCandidates'],
    instead: ['talentByCandidate'],
    cost: 'the folders of candidates are read one candidate at a time: the candidate list is slower',
  },
  {
    operations: ['talentRemoveFromFolder'],
    cost: "removing candidates from a folder returns an error; a candidate's own page can still change its folders",
  },
  { operations: ['talentFolderByIds'], instead: ['talentFolderGet'], cost: 'talent folders are read one at a time' },
  {
    operations: ['talentFolderShareableUsers'],
    instead: ['usersByPermission'],
    cost: 'the users with whom a talent folder can be shared are searched among those who hold the permission: nothing is lost',
  },
  {
    operations: ['verificationFolderByIds'],
    instead: ['verificationFolderList'],
    cost: 'verification folders are searched in their list: nothing is lost up to 10,000',
  },
  {
    operations: ['verificationCandidateByIds'],
    instead: ['verificationCandidateList'],
    cost: 'a row to review is searched in the list of all folders: where services require a folder, it cannot be opened by its address, and neither can a row beyond the newest 10,000',
  },
  {
    operations: ['verificationRuleDelete'],
    cost: 'deleting a rule of a folder returns an error; saving the folder without the rule works',
  },
  {
    operations: ['verificationImportFailedRows', 'talentImportFailedRows'],
    cost: 'downloading the failed rows of an import returns NOT_FOUND',
  },
  { operations: ['verificationMailList', 'verificationMailRaw'], cost: 'the log of an e-mail folder is empty' },
  {
    operations: ['collectedCandidateByIds'],
    instead: ['collectedCandidateList'],
    cost: 'an inbound candidate is searched in the list: one beyond the newest 10,000 cannot be opened by its address',
  },
  {
    operations: ['collectedCandidateIntake'],
    cost: 'other systems send candidates to the services through their own operation',
  },
  { operations: ['jobsByIds'], instead: ['jobGet'], cost: 'jobs are read one at a time' },
  {
    operations: ['departmentByIds'],
    instead: ['departmentsByCompany'],
    cost: 'departments are searched among those of the company: nothing is lost',
  },
  {
    operations: ['companyByIds'],
    instead: ['currentCompanyInfo', 'companyLookup'],
    cost: "companies other than the user's own have a name but no details",
  },
  { operations: ['companyList'], cost: 'the field `companies` returns an error; no screen uses it' },
  {
    operations: ['blockWordsByIds'],
    instead: ['blockWordList'],
    cost: 'block words are searched in their list: nothing is lost up to 10,000',
  },
  {
    operations: ['userSearch'],
    instead: ['userCommonList'],
    cost: 'the owner picker searches the list of users: nothing is lost',
  },
  {
    operations: ['accountByUserNames'],
    instead: ['accountList'],
    cost: "the field `account` of a user is searched among the company's first 1,000 accounts",
  },
  { operations: ['userAvatar'], cost: 'users have initials instead of a picture' },
  {
    operations: ['ownRoles'],
    cost: 'the role switch shows the codes from the token; the forbidden page offers no other role',
  },
  { operations: ['nationalityList'], cost: 'no nationalities are suggested' },
  { operations: ['supportContactList'], cost: 'the support menu shows an error instead of the contacts' },
  { operations: ['savedView*'], cost: 'saved views and links to them show an error; the lists work' },
  {
    operations: ['notification*'],
    cost: 'there is no inbox and no bell in the header: users who are only notified there are not notified, and nobody can choose how',
  },
  {
    operations: ['languageUpdate', 'timeZoneUpdate'],
    cost: "mails are in the language that the services choose, and times in the browser's zone",
  },
  {
    operations: ['accountVerifications'],
    cost: 'users cannot see whether the mail that confirms an e-mail address has arrived and whether its link was used',
  },
  { operations: ['emailStatuses'], cost: 'the log of a workflow does not show what became of its e-mails' },
  {
    operations: ['workflowDryRun', 'workflowSubjects', 'workflowRunList', 'workflowMoveCandidates'],
    cost: 'triggers of a workflow cannot be tried out, their log shows an error, and moving candidates returns one',
  },
  {
    operations: ['workflowTriggerUpdate', 'workflowTriggerOrder', 'workflowTriggerPause'],
    cost: 'triggers can be added and detached; changing, ordering and pausing them returns an error',
  },
  {
    operations: ['jobPipelines', 'jobCandidatesByIds', 'jobCandidatesOf', 'jobCandidateMoves'],
    cost: "the pipeline of a job shows no counts and no history, changes by others do not appear, and a candidate's page shows no stages",
  },
  {
    operations: ['jobCandidatesMove', 'jobCandidatesRe*', 'jobCandidatesUndo', 'jobSetWorkflow'],
    cost: 'nobody can move or reject candidates of a job, undo that, or choose the workflow of a job',
  },
  {
    operations: ['interviewsByIds', 'interviewList', 'interviewsOf', 'interviewFreeBusy', 'interviewPlan'],
    cost: "no interviews can be planned; the board of a job and a candidate's page show none",
  },
  {
    operations: ['interviewChange', 'interviewCancel', 'interviewClose'],
    cost: 'interviews cannot be changed, cancelled or closed',
  },
  {
    operations: ['invitationGet', 'invitationReply'],
    cost: 'invitation links lead to a page that says that they are no longer valid',
  },
  {
    operations: ['bookingGet', 'bookingChoose', 'bookingOffer*'],
    cost: 'candidates cannot be sent a link to choose an interview time',
  },
  {
    operations: ['offer*'],
    cost: 'candidates cannot be sent offers; the offers tab and the links of offers show an error',
  },
  {
    operations: ['waitingDecisionList', 'delegation*'],
    cost: 'the page of approvals shows an error, and nobody can stand in for an approver who is away',
  },
  { operations: ['myInterviews'], cost: "the card of the user's own interviews shows an error" },
  { operations: ['calendar*'], cost: 'users have no secret calendar address' },
  {
    operations: ['scorecard*'],
    cost: 'answers cannot be compared or exported, and outstanding feedback is neither shown nor reminded of',
  },
  { operations: ['myUnmovedCandidates'], cost: 'the card of candidates who have not moved for long shows an error' },
  { operations: ['workList'], cost: 'the work card shows an error' },
  {
    operations: ['interviewRoomList'],
    instead: ['meetingRoomsByLocation'],
    cost: 'rooms are those of the locations, all of them active and without directions',
  },
  { operations: ['interviewRoomSave', 'interviewRoomDelete'], cost: 'rooms cannot be changed in their settings' },
  {
    operations: ['interviewKit*'],
    cost: 'stages have no interview kits: title, length and form of an interview are entered by hand',
  },
  { operations: ['callStart', 'callReport', 'callNote'], cost: 'no call can be started from the browser' },
  { operations: ['callOngoing'], cost: 'users do not see that a colleague is calling a candidate' },
  {
    operations: ['callMonitor', 'callList', 'callByIds'],
    cost: "the page of calls shows an error, and a candidate's timeline shows no outcome of calls",
  },
  { operations: ['ruf*'], cost: 'the page of RUF records shows an error' },
  { operations: ['menuByUser'], cost: 'the menu depends on permissions alone' },
  { operations: ['translationList'], cost: 'the bundled texts are shown' },
  { operations: ['jobDashboardList'], cost: 'the jobs card shows an error' },
]

const covers = (pattern: string, id: string) =>
  pattern.endsWith('*') ? id.startsWith(pattern.slice(0, -1)) : pattern === id

/** Returns what is lost without an operation, or undefined if the product requires it. */
export const lossOf = ({ id }: Pick<Operation, 'id'>): Loss | undefined =>
  losses.find(({ operations }) => operations.some((pattern) => covers(pattern, id)))
