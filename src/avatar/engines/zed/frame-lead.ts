/**
 * Seconds from the drawing of a frame to the middle of the time that it is seen: a 60 Hz screen shows it at its next refresh, until
 * the one after. Poses are taken that much ahead, or the mouth would be late (`npm run bench:lips`).
 */
export const frameLead = 1.5 / 60
