import type { ConditionText } from '../../wording';

export const text: ConditionText<'matches'> = {
  en: ({ card, as }, say) => {
    const subject = say.noun(card);
    const { position, faceUp, counter, from, ...rest } = as;
    const past = say.hasMoved(card);
    const be = { subject, verb: past ? (subject.plural ? 'were' : 'was') : subject.plural ? 'are' : 'is' };
    const said = (words: string) => ({ clause: { subject: be.subject, verb: '', rest: `${be.verb} ${words}` } });
    const bare = Object.keys(rest).every((key) => key === 'of' || key === 'kind');
    const [only, ...more] = Object.keys(as);
    // A name alone takes no article: "if it was not "X"".
    if (more.length === 0 && typeof as.name === 'number') return said(say.cardName(as.name));
    if (only === 'exceptName' && more.length === 0 && as.exceptName !== undefined) {
      return said(`not ${say.cardName(as.exceptName)}`);
    }
    // "if you control this card".
    if (more.length === 0 && as.of !== undefined && !past) {
      const who = say.player(as.of);
      return { clause: { subject: who, verb: 'control', rest: subject.text } };
    }
    if (bare && counter === undefined && from === undefined && position) {
      return said(`in ${faceUp === false ? 'face-down ' : ''}${say.label('positions', position)}`);
    }
    if (bare && faceUp !== undefined && rest.of === undefined) return said(faceUp ? 'face-up' : 'face-down');
    return said(say.object(as, { quantity: 'any', ...(past && { placeless: true }) }));
  },
  ko: ({ card, as }, say) => {
    const past = say.hasMoved(card);
    const { position, faceUp, ...rest } = as;
    const bare = Object.keys(rest).every((key) => key === 'kind');
    if (bare && (position || faceUp !== undefined)) {
      const face = faceUp === undefined ? '' : faceUp ? '앞면 ' : '뒷면 ';
      const object = position ? face + say.label('positions', position) : `${face}표시`;
      return { clause: { subject: say.with(card, '이/가'), object, verb: '이다' }, ...(past && { past }) };
    }
    const [only, ...more] = Object.keys(as);
    if (only === 'of' && more.length === 0 && as.of !== undefined && !past) {
      const object = say.attach(say.noun(card), '을/를');
      return { clause: { subject: say.attach(say.player(as.of), '이/가'), object, verb: '컨트롤하다' } };
    }
    const object = say.noun(as, { quantity: 'kind', ...(past && { placeless: true }) });
    return { clause: { subject: say.with(card, '이/가'), object, verb: '이다' }, ...(past && { past }) };
  },
};
