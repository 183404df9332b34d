import type { Seat } from '@/engine/terms';
import { SeatMark } from '../app/marks';
import type { Lang } from '../card/labels';
import { number } from '../strings/number';
import type { BoardModel } from './model';
import { BOARD_STRINGS } from './strings';
import './medallion.css';

/** The free cell in the middle of the field: how far the Chain is, who passed, what fights what. */
export function Medallion({ model, lang }: { model: BoardModel; lang: Lang }) {
  const words = BOARD_STRINGS[lang];
  const { view, doing } = model;
  if (view.chain.length > 0) {
    const now = view.chain.find((link) => link.state === 'resolving');
    if (!model.building && now) {
      return (
        <div className="bd-med is-chain">
          <span>{words.resolving}</span>
          <b>{now.number}</b>
          <span>{words.ofLinks(view.chain.length)}</span>
        </div>
      );
    }
    return (
      <div className="bd-med is-chain">
        <b>{view.chain.length}</b>
        <span className="bd-wide">{words.links(view.chain.length)}</span>
        <span className="bd-narrow">{words.linksShort(view.chain.length)}</span>
        {model.building && <Passed seats={model.passed()} word={words.passed} />}
      </div>
    );
  }
  const group = view.prompt?.group;
  if (group && model.choosing) {
    return (
      <div className="bd-med">
        <b>{doing.picked.length}</b>
        <span>{words.draftOf(group.min, group.max)}</span>
        <span>{words.draft}</span>
      </div>
    );
  }
  if (view.battle) return <Battle model={model} lang={lang} />;
  return (
    <div className="bd-med is-idle">
      <SeatMark seat={view.turnPlayer} />
      <span>{words.turn(view.turn)}</span>
    </div>
  );
}

function Passed({ seats, word }: { seats: Seat[]; word: string }) {
  if (seats.length === 0) return null;
  return (
    <span className="bd-passed">
      {seats.map((seat) => (
        <SeatMark key={seat} seat={seat} />
      ))}
      {word}
    </span>
  );
}

function Battle({ model, lang }: { model: BoardModel; lang: Lang }) {
  const words = BOARD_STRINGS[lang];
  const { battle, turnPlayer } = model.view;
  const attacker = model.card(battle?.attacker ?? null);
  const target = model.card(battle?.target ?? null);
  const value = (stats: { atk: number; def: number } | null | undefined, defending: boolean) =>
    number(stats ? (defending ? stats.def : stats.atk) : null);
  return (
    <div className="bd-med is-battle">
      <em data-seat={attacker?.controller ?? turnPlayer}>{value(attacker?.stats, false)}</em>
      {target ? (
        <>
          <span>{words.against}</span>
          <em data-seat={target.controller}>{value(target.stats, target.position === 'defense')}</em>
        </>
      ) : (
        <span>{words.direct}</span>
      )}
    </div>
  );
}
