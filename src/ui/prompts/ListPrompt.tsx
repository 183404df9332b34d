import { labelOf } from '@/catalogue/text/labels';
import { type OptionView, type PromptView, zonesFrom } from '@/engine';
import { useTexts } from '../app/texts';
import { copiesAmong } from '../duel/copies';
import { zoneName } from '../duel/names';
import { type Table, useTable } from '../duel/table';
import { factsLine } from '../inspector/lines';
import { forecastText } from './forecast';
import { asTheyLie, CardTitle, CopyCount, OptionRow, placeAmong, useActionName } from './options';
import type { PromptActions } from './Prompt';

/** Where the Link Arrows of a monster would lead from this zone: to monsters by name, to others by their zone. */
function pointsText(table: Table, { option, card }: OptionView): string | null {
  const arrows = card === null ? undefined : table.definition(card)?.link?.arrows;
  if (option.do !== 'zone' || option.place !== 'monsterZone' || !arrows) return null;
  const led = zonesFrom(option.seat, option.index, arrows).map(({ seat, index }) => {
    const id = table.view.seats[seat].monsterZones[index] ?? null;
    return id === null ? zoneName('monsterZone', index, seat, table.bottom, table.lang) : table.short(id);
  });
  return led.length > 0 ? `→ ${led.join(', ')}` : table.s.prompt.pointsNowhere;
}

/** Kinds whose answers are a word or two. */
const SHORT: ReadonlySet<PromptView['kind']> = new Set(['zone', 'declare', 'yesNo', 'coin']);

/** Answers that use nothing. */
const DECLINING: ReadonlySet<string> = new Set(['no', 'decline', 'pass', 'done']);

/** One of several answers: a zone, a position, yes or no, a card, a word. */
export function ListPrompt({ prompt, actions }: { prompt: PromptView; actions: PromptActions }) {
  const table = useTable();
  const words = useWords(prompt);
  const copies = copiesAmong(
    table,
    prompt.options.flatMap(({ option }) => cardOf(option) ?? []),
  );
  const cards = copies.map(({ card }) => card);
  const order = asTheyLie(table, cards);
  const rank = ({ option }: OptionView): number => order.indexOf(cardOf(option) ?? -1);
  const options = prompt.options
    .filter(({ option }) => cardOf(option) === null || cards.includes(cardOf(option)!))
    .toSorted((a, b) => (rank(a) < 0 || rank(b) < 0 ? 0 : rank(a) - rank(b)));
  return (
    <>
      <EffectText prompt={prompt} />
      <ul className="opts" data-short={SHORT.has(prompt.kind)} data-tiny={options.every(isNumber)}>
        {options.map((view, i) => {
          const { index, option } = view;
          const card = cardOf(option);
          const attacks = prompt.kind === 'attackTarget' && (card !== null || option.do === 'direct');
          const forecast = attacks ? forecastText(table, prompt.card, card) : pointsText(table, view);
          return (
            <OptionRow
              key={index}
              digit={i + 1}
              card={card}
              title={card === null ? words(view) : <CardTitle card={card} />}
              detail={
                card === null
                  ? forecast
                  : [placeAmong(table, card, cards), forecast ?? factsLine(table, card)].filter(Boolean).join(' · ')
              }
              mark={<CopyCount n={copies.find((one) => one.card === card)?.all.length ?? 1} />}
              declines={DECLINING.has(option.do)}
              onPress={() => actions.answer(index)}
              onLight={actions.light}
            />
          );
        })}
      </ul>
      {actions.backOut && (
        <button type="button" className="btn quiet wide" data-key="Escape" onClick={actions.backOut}>
          {table.s.prompt.backOut}
        </button>
      )}
    </>
  );
}

const isNumber = ({ option }: OptionView): boolean => option.do === 'declare' && /^\d+$/.test(option.value);

/** A card that is chosen, or a monster chosen to be Summoned: such an option is called by its name. */
const cardOf = (option: OptionView['option']): number | null =>
  option.do === 'pick' || option.do === 'materialSummon' ? option.card : null;

/** What the effect that asks says, where the question alone does not tell what is at stake. */
function EffectText({ prompt }: { prompt: PromptView }) {
  const table = useTable();
  const texts = useTexts();
  if (!TOLD.has(prompt.kind) || prompt.card === null || prompt.effect === null) return null;
  const definition = table.definition(prompt.card, prompt.def);
  const text = definition && texts?.effectText(definition, prompt.effect, table.lang);
  return text ? <p className="prompt-quote">{text}</p> : null;
}

const TOLD: ReadonlySet<PromptView['kind']> = new Set(['yesNo', 'choose']);

/** What an option of this prompt is called. */
function useWords(prompt: PromptView): (view: OptionView) => string {
  const table = useTable();
  const texts = useTexts();
  const actionName = useActionName();
  const { s, lang, bottom } = table;
  return (view) => {
    const { option } = view;
    switch (option.do) {
      case 'zone':
        return zoneName(option.place, option.index, option.seat, bottom, lang);
      case 'position':
        if (option.position === 'attack') return option.faceUp ? s.prompt.attackPosition : s.prompt.faceDownAttack;
        return option.faceUp ? s.prompt.defensePosition : s.prompt.faceDownDefense;
      case 'choose':
        return branchText(option.index);
      case 'declare':
        return declared(option.value);
      case 'decline':
        return prompt.kind === 'attackTarget' ? s.prompt.stopAttack : s.prompt.decline;
      default:
        return actionName(view);
    }
  };

  function branchText(index: number): string {
    const definition = prompt.card === null ? undefined : table.definition(prompt.card, prompt.def);
    const text =
      definition && prompt.effect !== null ? texts?.choiceText(definition, prompt.effect, index, lang) : null;
    return text ?? s.prompt.option(index + 1);
  }

  function declared(value: string): string {
    if (value === 'heads') return s.prompt.heads;
    if (value === 'tails') return s.prompt.tails;
    if (prompt.purpose === 'attribute') return labelOf('attributes', value, lang);
    if (prompt.purpose === 'type') return labelOf('types', value, lang);
    return value;
  }
}
