/**
 * @generated SignedSource<<7da02092fcb5077eea8484f9967cc669>>
 * @relayHash c8e3da4e6ccd6bc7b9ba5b7d71315248
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c8e3da4e6ccd6bc7b9ba5b7d71315248

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteInterviewFormInput = {
  id: string;
};
export type FormDeleteDialogMutation$variables = {
  input: DeleteInterviewFormInput;
};
export type FormDeleteDialogMutation$data = {
  readonly deleteInterviewForm: {
    readonly deletedInterviewFormId: string;
  } | null | undefined;
};
export type FormDeleteDialogMutation = {
  response: FormDeleteDialogMutation$data;
  variables: FormDeleteDialogMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "DeleteInterviewFormPayload",
    "kind": "LinkedField",
    "name": "deleteInterviewForm",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedInterviewFormId",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "FormDeleteDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FormDeleteDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c8e3da4e6ccd6bc7b9ba5b7d71315248",
    "metadata": {},
    "name": "FormDeleteDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0442441f352ed64f1fa7e50eb2594b37";

export default node;
