"""Shader graphs written as arithmetic: `g.noise(...) * 0.5 + 0.2` builds the nodes."""

import bpy


class Value:
    def __init__(self, graph, socket):
        self.g, self.socket = graph, socket

    def __add__(self, o):
        return self.g.math("ADD", self, o)

    def __radd__(self, o):
        return self.g.math("ADD", o, self)

    def __sub__(self, o):
        return self.g.math("SUBTRACT", self, o)

    def __rsub__(self, o):
        return self.g.math("SUBTRACT", o, self)

    def __mul__(self, o):
        return self.g.math("MULTIPLY", self, o)

    def __rmul__(self, o):
        return self.g.math("MULTIPLY", o, self)

    def __truediv__(self, o):
        return self.g.math("DIVIDE", self, o)

    def floor(self):
        return self.g.math("FLOOR", self)

    def fract(self):
        return self.g.math("FRACT", self)

    def abs(self):
        return self.g.math("ABSOLUTE", self)

    def above(self, t):
        return self.g.math("GREATER_THAN", self, t)

    def below(self, t):
        return self.g.math("LESS_THAN", self, t)

    def min(self, o):
        return self.g.math("MINIMUM", self, o)

    def max(self, o):
        return self.g.math("MAXIMUM", self, o)

    def pow(self, e):
        return self.g.math("POWER", self, e)


class Graph:
    def __init__(self, name, owner=None):
        self.owner = owner or bpy.data.materials.new(name)
        self.owner.use_nodes = True
        self.tree = self.owner.node_tree
        self.tree.nodes.clear()

    def node(self, kind, ins=None, **props):
        n = self.tree.nodes.new("ShaderNode" + kind)
        for k, v in props.items():
            setattr(n, k, v)
        for k, v in (ins or {}).items():
            self.feed(n.inputs[k], v)
        return n

    def feed(self, inp, v):
        if isinstance(v, Value):
            self.tree.links.new(v.socket, inp)
        elif isinstance(v, bpy.types.NodeSocket):
            self.tree.links.new(v, inp)
        elif inp.type == "RGBA":
            inp.default_value = (v, v, v, 1) if isinstance(v, (int, float)) else (*v[:3], 1)
        else:
            inp.default_value = v

    def out(self, node, name=0):
        return Value(self, node.outputs[name])

    def math(self, op, a, b=0.0, c=0.0, clamp=False):
        n = self.node("Math", {0: a, 1: b, 2: c}, operation=op, use_clamp=clamp)
        return Value(self, n.outputs[0])

    def clamp(self, a):
        return self.math("ADD", a, 0.0, clamp=True)

    def coords(self, kind="Object"):
        return self.out(self.node("TexCoord"), kind)

    def split(self, vec):
        n = self.node("SeparateXYZ", {0: vec})
        return [Value(self, n.outputs[i]) for i in range(3)]

    def join(self, x=0.0, y=0.0, z=0.0):
        return self.out(self.node("CombineXYZ", {0: x, 1: y, 2: z}))

    def noise(self, vec, scale, detail=3.0, rough=0.5, distort=0.0, what="Fac"):
        n = self.node(
            "TexNoise", {"Vector": vec, "Scale": scale, "Detail": detail, "Roughness": rough, "Distortion": distort}
        )
        return self.out(n, what)

    def random(self, a, b=None, c=None):
        """One value in 0..1 per whole-number cell."""
        return self.out(self.node("TexWhiteNoise", {"Vector": self.join(a, b or 0.0, c or 0.0)}), "Value")

    def cells(self, vec, scale, feature="F1", what="Distance"):
        return self.out(self.node("TexVoronoi", {"Vector": vec, "Scale": scale}, feature=feature), what)

    def ramp(self, fac, stops):
        """Colour ramp from (position, rgb) stops."""
        n = self.node("ValToRGB", {0: fac})
        e = n.color_ramp.elements
        while len(e) < len(stops):
            e.new(0.5)
        for el, (pos, rgb) in zip(e, stops):
            el.position, el.color = pos, (*rgb, 1)
        return self.out(n)

    def mix(self, fac, a, b, how="MIX"):
        n = self.node("MixRGB", {0: fac, 1: a, 2: b}, blend_type=how)
        return self.out(n)

    def bump(self, height, strength=0.3, distance=0.01, normal=None):
        ins = {"Height": height, "Strength": strength, "Distance": distance}
        if normal is not None:
            ins["Normal"] = normal
        return self.out(self.node("Bump", ins))

    def principled(self, **ins):
        n = self.node("BsdfPrincipled")
        for k, v in ins.items():
            self.feed(n.inputs[k.replace("_", " ")], v)
        return Value(self, n.outputs[0])

    def finish(self, shader, mean=None):
        """`mean` is the colour bounced rays see: they skip the textures, which halves render time."""
        if mean is not None:
            path = self.node("LightPath")
            near = self.math("MAXIMUM", self.out(path, "Is Camera Ray"), self.out(path, "Is Glossy Ray"))
            rough = self.out(self.node("BsdfDiffuse", {"Color": mean}))
            shader = self.out(self.node("MixShader", {0: near, 1: rough, 2: shader}))
        kind = "OutputWorld" if isinstance(self.owner, bpy.types.World) else "OutputMaterial"
        self.node(kind, {0: shader})
        return self.owner
