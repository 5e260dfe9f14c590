cd /work/wt-dusk; d=$1; s=$2; shift 2; mkdir -p $d; heavy node_modules/.bin/node .lab/dusk.ts $d $s '{}' "$@" | cut -c1-60; node_modules/.bin/node .lab/win.ts $d $d "$@"
