import { card, ruling } from '../language';

export default ruling(
  'reset-fd-keep-method',
  {
    covers: ['face-down', 'special-summon'],
    title: { en: 'It was Special Summoned, and stays so', ko: '소환 방법은 남는다' },
    statement: {
      en: 'By which method a monster came to the field is not forgotten when it is turned face-down. A Special Summoned monster stays one, and El Shaddoll Construct destroys it.',
      ko: '몬스터가 어떤 방법으로 소환되었는지는 뒷면 표시가 되어도 없어지지 않는다. 특수 소환된 몬스터는 그대로 특수 소환된 몬스터이므로, 엘섀도르 네피림의 효과로 파괴된다.',
    },
    doubtful: {
      en: 'The outcome here is certain. Only the list in the source goes too far: it also names Link Summons, and a Link Monster is never face-down.',
      ko: '이 결과는 확실하다. 다만 원문은 유지되는 소환 방법에 링크 소환도 넣고 있으나, 링크 몬스터는 뒷면 표시가 되지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then, inCase }) => {
    given(turnPlayer).controls('El Shaddoll Construct').hasInHand('Book of Moon', 'Book of Taiyou');
    inCase({ en: 'Special Summoned', ko: '특수 소환된 몬스터' }, () => {
      given(opponent).controls(card('Cyber Dragon', { method: 'special' }));
      turnPlayer.activates('Book of Moon', { targets: ['Cyber Dragon'] });
      bothPass();
      then.positionIs('Cyber Dragon', 'defense', { faceDown: true });
      turnPlayer.activates('Book of Taiyou', { targets: ['Cyber Dragon'] });
      bothPass();
      then.positionIs('Cyber Dragon', 'attack');
      turnPlayer.movesTo('battle');
      turnPlayer.attacks('El Shaddoll Construct', 'Cyber Dragon');
      then.chainIs('turnPlayer: El Shaddoll Construct');
      bothPass();
      then.isIn('Cyber Dragon', 'gy', opponent);
      then.lpIs(opponent, 8000);
    });
    inCase({ en: 'Normal Summoned', ko: '일반 소환된 몬스터', contrast: 1 }, () => {
      given(opponent).controls(card('Cyber Dragon', { method: 'normal' }));
      turnPlayer.activates('Book of Moon', { targets: ['Cyber Dragon'] });
      bothPass();
      then.positionIs('Cyber Dragon', 'defense', { faceDown: true });
      turnPlayer.activates('Book of Taiyou', { targets: ['Cyber Dragon'] });
      bothPass();
      then.positionIs('Cyber Dragon', 'attack');
      turnPlayer.movesTo('battle');
      turnPlayer.attacks('El Shaddoll Construct', 'Cyber Dragon');
      bothPass();
      then.lpIs(opponent, 7300);
    });
  },
);
