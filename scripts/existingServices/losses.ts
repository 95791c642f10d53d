import type { Operation } from '../../services/core/contract/operation.ts'

import { administrationLosses } from './administrationLosses.ts'
import type { Loss } from './loss.ts'

/** Every operation that is not in the specification, and those of the specification that the product can do without. */
export const losses: readonly Loss[] = [
  ...administrationLosses,
  {
    operations: ['eventStream'],
    cost: "what somebody watches is polled every 5 s, once per gateway, under a viewer's token; the folder menu follows one's own changes only",
  },
  {
    operations: ['costBudgetDraw'],
    cost: 'each gateway counts points by itself: behind three of them a program has up to three times as many',
  },
  {
    operations: ['candidateByIds', 'candidateDetailByIds'],
    instead: ['candidateGet'],
    cost: 'candidates are read one at a time, eight at once: lists that name many are slower',
  },
  {
    operations: ['candidateDuplicates', 'candidateMerge', 'candidateMergeUndo'],
    cost: "the candidate form warns of no duplicate; the candidates' page merges none",
  },
  {
    operations: ['candidateDelete', 'candidateRestore', 'candidateSetLabels'],
    cost: 'these actions on the candidate list and page answer an error',
  },
  {
    operations: ['candidateNoteList', 'candidateNoteDelete'],
    cost: "a candidate's page shows no notes; new ones are still added",
  },
  {
    operations: ['candidateEmail*', 'emailOptOut*'],
    cost: "the tab of messages on a candidate's page shows an error, and nobody writes to candidates",
  },
  {
    operations: ['candidateFiles', 'candidateFileDelete'],
    cost: "the tab of files on a candidate's page shows an error, the tab of the CV none that was uploaded",
  },
  { operations: ['rejectReasonTemplates'], cost: 'a reason of a rejection suggests no e-mail' },
  {
    operations: ['candidateCvMatches'],
    cost: 'a list that is filtered by what CVs say does not show where they say it',
  },
  {
    operations: ['candidateCvNews', 'candidateCvNewsSeen'],
    cost: 'nothing is offered of CVs that a better reader has read again',
  },
  { operations: ['candidateCvQueue'], cost: 'no nationalities are suggested' },
  { operations: ['candidateInterviewCvFile'], cost: "the page of an interview's CV shows no document" },
  {
    operations: ['jobDetailsByIds'],
    instead: ['jobGet'],
    cost: 'nothing that people see: no page shows more than one job whole',
  },
  {
    operations: ['jobStatusChange', 'jobArchive', 'jobEventList'],
    cost: 'jobs are neither held, closed, filled nor archived here, and show no history; creating, changing and publishing them works',
  },
  {
    operations: ['requisition*', 'departmentApproversSet'],
    cost: 'new jobs go through no approval here: the list of requests and its settings show an error, jobs show no approval',
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
    cost: 'feedback is given by its link, without drafts, amendments and the CV; nobody asks for it or reads it here',
  },
  { operations: ['jobsOfCandidates'], cost: "the tab of jobs on a candidate's page shows an error" },
  {
    operations: ['talentByCandidates'],
    instead: ['talentByCandidate'],
    cost: 'the folders of candidates are read one candidate at a time: the candidate list is slower',
  },
  {
    operations: ['talentRemoveFromFolder'],
    cost: "removing candidates from a folder answers an error; a candidate's own page still changes its folders",
  },
  { operations: ['talentFolderByIds'], instead: ['talentFolderGet'], cost: 'talent folders are read one at a time' },
  {
    operations: ['talentFolderShareableUsers'],
    instead: ['usersByPermission'],
    cost: 'whom a talent folder can be shared with is looked for among those who hold the permission: nothing is lost',
  },
  {
    operations: ['verificationFolderByIds'],
    instead: ['verificationFolderList'],
    cost: 'verification folders are looked for in their list: nothing is lost up to 10,000',
  },
  {
    operations: ['verificationCandidateByIds'],
    instead: ['verificationCandidateList'],
    cost: 'a row to review is looked for in the list of all folders: of services that want a folder it cannot be opened by its address, nor one beyond the newest 10,000',
  },
  {
    operations: ['verificationRuleDelete'],
    cost: 'deleting a rule of a folder answers an error; it goes by saving the folder without it',
  },
  {
    operations: ['verificationImportFailedRows', 'talentImportFailedRows'],
    cost: 'the download of failed rows of an import is answered NOT_FOUND',
  },
  { operations: ['verificationMailList', 'verificationMailRaw'], cost: 'the log of an e-mail folder is empty' },
  {
    operations: ['collectedCandidateByIds'],
    instead: ['collectedCandidateList'],
    cost: 'an inbound candidate is looked for in the list: one beyond the newest 10,000 cannot be opened by its address',
  },
  {
    operations: ['collectedCandidateIntake'],
    cost: 'other systems send candidates to the services by a call of their own',
  },
  { operations: ['jobsByIds'], instead: ['jobGet'], cost: 'jobs are read one at a time' },
  {
    operations: ['departmentByIds'],
    instead: ['departmentsByCompany'],
    cost: "departments are looked for among the company's: nothing is lost",
  },
  {
    operations: ['companyByIds'],
    instead: ['currentCompanyInfo', 'companyLookup'],
    cost: 'other companies than the own one have a name, and no details',
  },
  { operations: ['companyList'], cost: 'the field `companies` answers an error; no screen asks for it' },
  {
    operations: ['blockWordsByIds'],
    instead: ['blockWordList'],
    cost: 'block words are looked for in their list: nothing is lost up to 10,000',
  },
  {
    operations: ['userSearch'],
    instead: ['userCommonList'],
    cost: 'the owner picker searches the list of users: nothing is lost',
  },
  {
    operations: ['accountByUserNames'],
    instead: ['accountList'],
    cost: "the field `account` of a user is looked for among the company's first 1,000",
  },
  { operations: ['userAvatar'], cost: 'people have their initials in place of a picture' },
  {
    operations: ['ownRoles'],
    cost: 'the role switch shows codes, as the token tells them; the forbidden page offers no other role',
  },
  { operations: ['nationalityList'], cost: 'no nationalities are suggested' },
  { operations: ['supportContactList'], cost: 'the support menu shows an error in place of the contacts' },
  { operations: ['savedView*'], cost: 'the menu of saved views shows an error, and a link to one too; the lists work' },
  {
    operations: ['notification*'],
    cost: 'there is no inbox: the bell in the header is not shown; who would be told in it alone is told nothing; nobody chooses how',
  },
  { operations: ['languageUpdate', 'timeZoneUpdate'], cost: "mails in their language, times in the browser's zone" },
  {
    operations: ['accountVerifications'],
    cost: 'it is not told whether the mail that confirms an e-mail address has arrived, and its link was used',
  },
  { operations: ['emailStatuses'], cost: 'the log of a workflow does not say what has become of its e-mails' },
  {
    operations: ['workflowDryRun', 'workflowSubjects', 'workflowRunList', 'workflowMoveCandidates'],
    cost: 'triggers of a workflow cannot be tried out, their log shows an error, and moving candidates answers one',
  },
  {
    operations: ['workflowTriggerUpdate', 'workflowTriggerOrder', 'workflowTriggerPause'],
    cost: 'triggers are added and detached; changing, ordering and pausing them answers an error',
  },
  {
    operations: ['jobPipelines', 'jobCandidatesByIds', 'jobCandidatesOf', 'jobCandidateMoves'],
    cost: "the pipeline of a job shows no counts and no history, changes of others do not appear, and a candidate's page shows no stages",
  },
  {
    operations: ['jobCandidatesMove', 'jobCandidatesRe*', 'jobCandidatesUndo', 'jobSetWorkflow'],
    cost: 'nobody moves or rejects candidates of a job, takes that back, or chooses the workflow of a job',
  },
  {
    operations: ['interviewsByIds', 'interviewList', 'interviewsOf', 'interviewFreeBusy', 'interviewPlan'],
    cost: "no interviews are planned; the board of a job and a candidate's page show none",
  },
  {
    operations: ['interviewChange', 'interviewCancel', 'interviewClose'],
    cost: 'interviews are neither changed nor cancelled nor closed',
  },
  {
    operations: ['invitationGet', 'invitationReply'],
    cost: 'the links of invitations lead to a page that says that they are no longer valid',
  },
  {
    operations: ['bookingGet', 'bookingChoose', 'bookingOffer*'],
    cost: 'no candidate is sent a link to choose the time of an interview',
  },
  {
    operations: ['offer*'],
    cost: 'nothing is offered to candidates; the tab of offers and the links of offers show an error',
  },
  {
    operations: ['waitingDecisionList', 'delegation*'],
    cost: 'the page of approvals shows an error, and nobody approves for those who are away',
  },
  { operations: ['myInterviews'], cost: "the dashboard's card of one's own interviews shows an error" },
  { operations: ['calendar*'], cost: 'nobody has a secret calendar address' },
  {
    operations: ['scorecard*'],
    cost: 'answers are not compared or exported, nobody sees who owes feedback, and nobody is reminded',
  },
  { operations: ['myUnmovedCandidates'], cost: 'the card of the candidates who stand still shows an error' },
  { operations: ['workList'], cost: 'the card of the work to do shows an error' },
  {
    operations: ['interviewRoomList'],
    instead: ['meetingRoomsByLocation'],
    cost: 'rooms are those of the locations, all of them active and without directions',
  },
  { operations: ['interviewRoomSave', 'interviewRoomDelete'], cost: 'the settings of rooms show them and change none' },
  {
    operations: ['interviewKit*'],
    cost: 'stages have no interview kits: title, length and form of an interview are written by hand',
  },
  { operations: ['callStart', 'callReport', 'callNote'], cost: 'no call can be begun from the browser' },
  { operations: ['callOngoing'], cost: 'nobody sees that a colleague calls a candidate' },
  {
    operations: ['callMonitor', 'callList', 'callByIds'],
    cost: "the page of calls shows an error, a candidate's timeline no outcome of calls",
  },
  { operations: ['ruf*'], cost: 'the page of RUF records shows an error' },
  { operations: ['menuByUser'], cost: 'permissions alone decide the menu' },
  { operations: ['translationList'], cost: 'the bundled texts stand' },
  { operations: ['jobDashboardList'], cost: "the dashboard's card of jobs shows an error" },
]

const covers = (pattern: string, id: string) =>
  pattern.endsWith('*') ? id.startsWith(pattern.slice(0, -1)) : pattern === id

/** Returns what is lost without an operation, or undefined if the product requires it. */
export const lossOf = ({ id }: Pick<Operation, 'id'>): Loss | undefined =>
  losses.find(({ operations }) => operations.some((pattern) => covers(pattern, id)))
