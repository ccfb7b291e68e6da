/** photo: a moderator compares a photo with a pose. identity: a moderator has seen a document. */
export const checkKinds = ['photo', 'identity'] as const;
export type CheckKind = (typeof checkKinds)[number];

/** withdrawn: by moderators, with a reason. A check that the member takes back is gone. */
export const checkStates = ['waiting', 'passed', 'declined', 'withdrawn'] as const;
export type CheckState = (typeof checkStates)[number];

/** basic: the email address is confirmed. */
export const levels = ['basic', 'photo', 'identity'] as const;
export type Level = (typeof levels)[number];

/** What can be done with a hand in a photo; each has another that someone can choose who cannot do it. */
export const poses = ['hand_on_cheek', 'open_palm', 'two_fingers', 'name_on_paper', 'object_beside_face'] as const;
export type Pose = (typeof poses)[number];

export const poseWords: Readonly<Record<Pose, string>> = {
  hand_on_cheek: 'Put one hand on your cheek.',
  open_palm: 'Show the palm of one hand beside your face.',
  two_fingers: 'Hold up two fingers beside your face.',
  name_on_paper: 'Hold a paper with today’s date under your chin.',
  object_beside_face: 'Hold a cup or a spoon beside your face.',
};

/** Months for which a passed check counts. */
export const checkMonths = 12;
