/** Why a link could not be made: it would hold more than a link can, or what makes links is not there. */
export type Trouble = 'tooMuch' | 'notLoaded';

export const troubleOf = (error: unknown): Trouble => (error instanceof RangeError ? 'tooMuch' : 'notLoaded');
