/** Limits that both sides hold. Lengths are in characters. */
export const limits = {
  /** Symptoms, medicines taken or factors of one entry. */
  listed: 30,
  symptom: 100,
  factor: 60,
  notes: 5000,
  ownScales: 12,
  scaleName: 40,
  question: 300,
  questions: 10,
  /** What a browser sealed, as it is sent. */
  sealed: 60_000,
  uid: 22,
  shareName: 80,
  /** Shares that can be opened at one time. */
  shares: 20,
  /** Wrong codes that end a share. */
  wrongCodes: 5,
  /** Records that one call of a key move carries. */
  moved: 100,
  medicines: 100,
  /** A medicine’s name, dosage, strength or form. */
  medicine: 100,
  medicineNote: 500,
  /** Times of one day. */
  doseTimes: 12,
  doseChanges: 50,
  doseReason: 300,
  appointment: 120,
  place: 200,
  /** Access notes, and notes. */
  appointmentNotes: 2000,
  /** Entries of one call of an import, and names of one that undoes it. */
  importedAtOnce: 100,
  undoneAtOnce: 5000,
} as const;
