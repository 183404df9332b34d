/** Every ruling of the rulebook, by topic. */
import type { Told } from './language';

export const TOPICS = [
  'triggers',
  'order',
  'priority',
  'hand-triggers',
  'mandatory-quick',
  'phases',
  'summoning',
  'negation',
  'procedures',
  'effect-summons',
  'revival',
  'turns',
  'attacks',
  'replays',
  'positions',
  'control',
  'activation',
  'continuous-cards',
  'information',
  'face-down',
  'temporary-banish',
  'setting',
  'zones',
  'continuous',
  'effect-negation',
  'wording',
  'damage-step',
  'damage-calculation',
  'battle-destruction',
  'several-attacks',
  'equips',
  'tokens',
  'life-points',
  'winning',
  'cases',
] as const;
type Topic = (typeof TOPICS)[number];

export interface Ruling {
  topic: Topic;
  scenario: Told;
}

const files = import.meta.glob<Told>(['./*/*.ts', '!./{boards,language,run}/*.ts'], {
  eager: true,
  import: 'default',
});

/** In the order of topics and ids. */
export const rulings: Ruling[] = Object.entries(files)
  .map(([path, scenario]) => {
    const [, topic, name] = /^\.\/([^/]+)\/(.+)\.ts$/.exec(path) ?? [];
    if (name !== scenario.id) throw new Error(`${path} holds the ruling ${scenario.id}`);
    return { topic: topic as Topic, scenario };
  })
  .sort((a, b) => TOPICS.indexOf(a.topic) - TOPICS.indexOf(b.topic) || (a.scenario.id < b.scenario.id ? -1 : 1));

export const rulingById = (id: string): Ruling | undefined => rulings.find(({ scenario }) => scenario.id === id);
