/** Networks that learn a game from play against itself, and what plays with them. */
export { bytesOfNetwork, networkIn } from './file.ts'
export { learner } from './net.ts'
export { forward, newActivity } from './network.ts'
export { namesFor, outcomeOf, tell } from './outlook.ts'
export { type Packed, packed, Reader } from './packed.ts'
export { bytesOfSamples, Collection, joined, type Samples, samplesIn } from './samples.ts'
export { bytesOfStudent, studentIn } from './student.ts'
export { isHeldOut, type Loss, learn, lossOn, newStudent, type Student } from './training.ts'
