import { useMemo } from 'react';
import { cardById, cards } from '@/catalogue';
import { effectNumbers } from '@/catalogue/numbers';
import { type Lock, type SeatTurn, thisTurn, type UsedEffect } from '@/engine';
import { circled, SeatMark } from '../app/marks';
import { useTexts } from '../app/texts';
import { useTable } from '../duel/table';
import { WHY_WORDS } from './words';
import './why.css';

/** What counts in this turn: Summons left, limited effects that were used, what holds and for how long. */
export function ThisTurn() {
  const table = useTable();
  const words = WHY_WORDS[table.lang];
  const turn = useMemo(() => thisTurn(table.duel, cards), [table.duel]);
  return (
    <div className="this-turn">
      {turn.seats.map((seat) => (
        <Seat key={seat.seat} turn={seat} />
      ))}
      <section>
        <h3>{words.locks}</h3>
        {turn.locks.length === 0 && <p className="this-none">{words.noLocks}</p>}
        <ul>
          {turn.locks.map((lock, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one source can hold the same thing twice
            <LockLine key={i} lock={lock} />
          ))}
        </ul>
      </section>
    </div>
  );
}

function Seat({ turn }: { turn: SeatTurn }) {
  const table = useTable();
  const words = WHY_WORDS[table.lang];
  const { used, of } = turn.normalSummons;
  return (
    <section>
      <h3>
        <SeatMark seat={turn.seat} /> {table.seat(turn.seat)}
      </h3>
      <dl>
        {table.view.turnPlayer === turn.seat && (
          <div>
            <dt>{words.normal}</dt>
            <dd>{words.left(Math.max(0, of - used), of)}</dd>
          </div>
        )}
        {turn.additional && (
          <div>
            <dt>{words.additional}</dt>
            <dd>{words[turn.additional]}</dd>
          </div>
        )}
        {turn.pendulumSummoned && (
          <div>
            <dt>{words.pendulum}</dt>
            <dd>{words.done}</dd>
          </div>
        )}
      </dl>
      <h4>{words.used}</h4>
      {turn.used.length === 0 ? (
        <p className="this-none">{words.noneUsed}</p>
      ) : (
        <ul>
          {turn.used.map((use) => (
            <li key={`${use.def} ${use.effect} ${use.card}`}>
              <UsedLine use={use} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function UsedLine({ use }: { use: UsedEffect }) {
  const { lang } = useTable();
  const words = WHY_WORDS[lang];
  const card = cardById(use.def);
  const number = card && use.effect !== null ? effectNumbers(card)[use.effect] : null;
  const notes = [
    use.effect === null ? words.activation : '',
    use.card === null ? words.byName : words.thisCopy,
    use.times > 1 ? words.times(use.times) : '',
  ].filter((note) => note !== '');
  return (
    <>
      <b>
        {card?.name[lang] ?? '?'}
        {number ? ` ${circled(number)}` : ''}
      </b>{' '}
      <small>{notes.join(', ')}</small>
    </>
  );
}

function LockLine({ lock }: { lock: Lock }) {
  const table = useTable();
  const texts = useTexts();
  const { s, lang } = table;
  const words = WHY_WORDS[lang];
  const card = cardById(lock.sourceDef);
  const untils: Record<string, string> = s.inspector.untils;
  const until = lock.until ? s.inspector.until(untils[lock.until] ?? lock.until) : words.whileThere;
  const on = lock.cards.length > 0 ? ` · ${words.on(lock.cards.map(table.name).join(', '))}` : '';
  return (
    <li>
      <b>{card?.name[lang] ?? table.name(lock.source)}</b> {card && texts?.lockText(card, lock.mod, lang)}{' '}
      <small>
        {words.of(table.seat(lock.seat))}, {until}
        {on}
      </small>
    </li>
  );
}
