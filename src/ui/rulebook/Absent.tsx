import { House, Undo2 } from 'lucide-react';
import { useDuel, useLang, useStrings } from '../app/context';
import { DUEL, HOME } from '../app/route';
import { useTitle } from './useTitle';
import { RULEBOOK_WORDS } from './words';

/** What an address wanted is not there: said plainly, with a way back. The rulebook to search stands below it. */
export function Absent({ says, about }: { says: string; about: string | null }) {
  const words = RULEBOOK_WORDS[useLang()];
  const s = useStrings();
  const playing = useDuel((state) => state.game !== null);
  const heading = useTitle(says);
  return (
    <header className="rb-head rb-absent">
      <h1 ref={heading} tabIndex={-1}>
        {says}
      </h1>
      {about && <p className="rb-rule">{about}</p>}
      <p>{words.lookFor}</p>
      <p className="rb-ways">
        {playing && (
          <a className="btn" href={DUEL}>
            <Undo2 className="ico" aria-hidden="true" /> {words.duel}
          </a>
        )}
        <a className="btn" href={HOME}>
          <House className="ico" aria-hidden="true" /> {s.menu.home}
        </a>
      </p>
    </header>
  );
}
