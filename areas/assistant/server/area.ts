import { serverArea } from '#platform/server/area.ts';
import { assistantContract } from '../contract.ts';
import { analyseContent } from './analyse-content.ts';
import { askOutsideModel } from './ask-outside-model.ts';
import { declareAssistiveDevice } from './declare-assistive-device.ts';
import { getAccessibilityProfile } from './get-accessibility-profile.ts';
import { getOutsideModel } from './get-outside-model.ts';
import { listAssistiveDevices } from './list-assistive-devices.ts';
import { matrix } from './matrix.ts';
import { personalData } from './personal-data.ts';
import { mayAskModel } from './policy.ts';
import { addWritingCheck } from './progress/add-writing-check.ts';
import { deleteWritingProgress } from './progress/delete-writing-progress.ts';
import { getWritingProgress } from './progress/get-writing-progress.ts';
import { keepWritingProgress } from './progress/keep-writing-progress.ts';
import { saveAccessibilityProfile } from './save-accessibility-profile.ts';

export const assistant = serverArea({
  contract: assistantContract,
  handlers: {
    getAccessibilityProfile,
    saveAccessibilityProfile,
    analyseContent,
    getOutsideModel,
    askOutsideModel,
    listAssistiveDevices,
    declareAssistiveDevice,
    getWritingProgress,
    keepWritingProgress,
    addWritingCheck,
    deleteWritingProgress,
  },
  policies: { 'assistant.askModel': mayAskModel },
  declares: {
    personalData,
  },
  matrix,
});
