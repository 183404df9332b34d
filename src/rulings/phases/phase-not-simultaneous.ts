import { ruling } from '../language';

export default ruling(
  'phase-not-simultaneous',
  {
    covers: ['phase-triggers'],
    title: {
      en: 'Effects of a whole Phase are not simultaneous',
      ko: '페이즈에 발동하는 효과는 동시에 발동하지 않는다',
    },
    statement: {
      en: 'Effects that belong to a Phase or Step as a whole do not count as triggering at the same time. Each starts a Chain of its own.',
      ko: '드로우 페이즈, 스탠바이 페이즈, 배틀 스텝, 엔드 페이즈처럼 페이즈나 스텝 전체를 기준으로 하는 효과는 동시에 발동한 것으로 보지 않으며, 각각 별개의 체인으로 처리한다.',
    },
    doubtful: {
      en: 'The Damage Step is sometimes named among these Steps. Its moments are ordinary events, whose triggers share one Chain; that reading is followed.',
      ko: '데미지 스텝도 여기에 든다는 설명이 있으나, 데미지 스텝 안의 각 시점은 일반적인 타이밍이라 그때의 유발 효과는 하나의 체인을 이룬다. 그 해석을 따랐다.',
    },
  },
  ({ given, turnPlayer, then }) => {
    given.startsIn('end');
    given(turnPlayer)
      .controls('Lumina, Lightsworn Summoner', 'Lyla, Lightsworn Sorceress')
      .hasInDeck('Kuriboh', 'Battle Ox', 'Gemini Elf', 'Vorse Raider', 'Summoned Skull', 'Luster Dragon');
    turnPlayer.activates('Lumina, Lightsworn Summoner', { effect: 2 });
    then.linkWas('Lumina, Lightsworn Summoner', 'resolved');
    then.wasNeverOffered('Lyla, Lightsworn Sorceress', 'activate', { effect: 1 });
    turnPlayer.activates('Lyla, Lightsworn Sorceress', { effect: 2 });
    then.linkWas('Lyla, Lightsworn Sorceress', 'resolved');
    then.chainsWere(['turnPlayer: Lumina, Lightsworn Summoner'], ['turnPlayer: Lyla, Lightsworn Sorceress']);
  },
);
