import { ruling } from '../language';

export default ruling(
  'fd-not-an-effect-monster-counted',
  {
    covers: ['face-down', 'effect-monsters'],
    title: { en: 'Counted as a monster that is no Effect Monster', ko: '효과 몬스터 이외의 몬스터로 센다' },
    statement: {
      en: 'Where a monster other than an Effect Monster is asked for and nothing is said of face-up, a face-down monster will do, for it is not known to be an Effect Monster.',
      ko: '앞면 표시라고 쓰여 있지 않고 "효과 몬스터 이외의 몬스터"를 요구하면, 뒷면 표시 몬스터도 그 조건을 만족한다. 효과 몬스터인지 알 수 없기 때문이다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then, inCase }) => {
    given(opponent).controls('Flawless Perfection of the Tenyi').hasInDeck('Kuriboh', 'Sangan');
    given(turnPlayer)
      .controls('Gemini Elf', 'La Jinn the Mystical Genie of the Lamp')
      .hasInExtraDeck('Number 39: Utopia');
    inCase({ en: 'Face-down', ko: '뒷면 표시' }, () => {
      given(opponent).hasSet('Planet Pathfinder');
      turnPlayer.specialSummons('Number 39: Utopia', {
        cost: ['Gemini Elf', 'La Jinn the Mystical Genie of the Lamp'],
      });
      opponent.usesTrigger('Flawless Perfection of the Tenyi');
      then.chainIs('opponent: Flawless Perfection of the Tenyi');
      bothPass();
      then.countIs(opponent, 'hand', 2);
    });
    inCase({ en: 'Face-up', ko: '앞면 표시' }, () => {
      given(opponent).controls('Planet Pathfinder');
      turnPlayer.specialSummons('Number 39: Utopia', {
        cost: ['Gemini Elf', 'La Jinn the Mystical Genie of the Lamp'],
      });
      then.wasNeverOffered('Flawless Perfection of the Tenyi', 'activate');
      then.countIs(opponent, 'hand', 0);
    });
  },
);
