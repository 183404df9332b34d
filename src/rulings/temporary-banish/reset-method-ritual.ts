import { card, ruling } from '../language';

export default ruling(
  'reset-method-ritual',
  {
    covers: ['banish', 'face-down', 'ritual-summon'],
    title: { en: 'Ritual Summoned stays Ritual Summoned', ko: '의식 소환되었다는 정보는 남는다' },
    statement: {
      en: 'That a monster was Ritual Summoned is kept when it is turned face-down and when it is banished for a time: Ruin still protects Ritual Monsters.',
      ko: '의식 소환되었다는 것은 뒷면 표시가 되어도, 일시적으로 제외되어도 남는다. 파멸의 미의 신 루인은 계속 의식 몬스터를 지킨다.',
    },
  },
  ({ given, turnPlayer, bothPass, then, inCase }) => {
    given(turnPlayer)
      .controls(card('Ruin, Supreme Queen of Oblivion', { method: 'special', way: 'ritual', properlySummoned: true }))
      .hasInHand('Dark Hole');
    given(turnPlayer).controls('Interdimensional Matter Forwarder').hasInHand('Book of Moon', 'Book of Taiyou');
    const after = () => {
      turnPlayer.activates('Dark Hole');
      bothPass();
      then.controls(turnPlayer, 'Ruin, Supreme Queen of Oblivion');
    };
    inCase({ en: 'Turned face-down and up again', ko: '뒷면 표시가 되었다가 앞면 표시로' }, () => {
      turnPlayer.activates('Book of Moon', { targets: ['Ruin, Supreme Queen of Oblivion'] });
      bothPass();
      turnPlayer.activates('Book of Taiyou', { targets: ['Ruin, Supreme Queen of Oblivion'] });
      bothPass();
      then.positionIs('Ruin, Supreme Queen of Oblivion', 'attack');
      after();
    });
    inCase({ en: 'Banished for a time', ko: '일시적으로 제외된다' }, () => {
      turnPlayer.activates('Interdimensional Matter Forwarder', {
        effect: 1,
        targets: ['Ruin, Supreme Queen of Oblivion'],
      });
      bothPass();
      turnPlayer.passes();
      after();
    });
  },
);
