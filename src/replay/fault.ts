/** Everything that can be wrong with a link, and the exception that carries it to the decoder's surface. */

export type LinkErrorCode =
  /** Nothing was pasted, or an address without a replay. */
  | 'empty'
  | 'notALink'
  | 'tooLong'
  /** A character no link contains. */
  | 'character'
  | 'truncated'
  | 'extra'
  /** Made by another format version. */
  | 'format'
  | 'checksum'
  | 'inflate'
  /** Unpacks to more than any replay holds. */
  | 'bomb'
  /** Well packed, but what it says makes no sense. */
  | 'content';

/** Parts of a link, to say where something is wrong. */
export type LinkPart =
  | 'header'
  | 'options'
  | 'cards'
  | 'decks'
  | 'board'
  | 'decisions'
  | 'branches'
  | 'comments'
  | 'marks'
  | 'anchor'
  | 'checks'
  | 'end';

export interface LinkError {
  code: LinkErrorCode;
  /** A position in the code, counted from 1, or the part that is wrong. */
  at?: number | LinkPart;
  found?: number | string;
  expected?: number | string;
}

export class LinkFault extends Error {
  readonly detail: LinkError;
  constructor(detail: LinkError) {
    super(`replay link: ${JSON.stringify(detail)}`);
    this.name = 'LinkFault';
    this.detail = detail;
  }
}

/** Stops with "this part cannot be right". */
export function wrong(at: LinkPart, found?: number | string, expected?: number | string): never {
  throw new LinkFault({
    code: 'content',
    at,
    ...(found !== undefined && { found }),
    ...(expected !== undefined && { expected }),
  });
}
